import * as v from 'valibot'
import { currencies } from '#platform/contract/currencies.ts'
import { OptionalLine } from '#platform/contract/lines.ts'
import { record } from '#platform/office/records/record.ts'
import { shipmentModes, type ShipmentMode } from '#trade/shipments/shipment.ts'
import { laneBases, laneSteps, stepsAtPlace, type LaneBasis, type LaneStep } from '../lane.ts'

const amount = /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/
const OptionalAmount = v.pipe(
  OptionalLine(12),
  v.check((text) => text === null || amount.test(text), 'adminLanes.amountWrong'),
)

export const laneRecord = record({
  name: 'lanes',
  noun: 'lane',
  section: 'terms',
  read: 'sales.read',
  edit: 'settings.edit',
  texts: 'adminLanes',
  about: 'adminLanes.about',
  heading: 'to',
  fields: {
    step: {
      kind: 'choice',
      of: laneSteps,
      hint: 'adminLanes.stepHint',
      named: (step: LaneStep) => `lanes.step_${step}` as const,
    },
    mode: { kind: 'choice', of: shipmentModes, named: (mode: ShipmentMode) => `shipments.mode_${mode}` as const },
    from: { kind: 'pair', most: 80, need: 'none', hint: 'adminLanes.fromHint' },
    to: { kind: 'pair', most: 80, need: 'both', hint: 'adminLanes.toHint' },
    basis: { kind: 'choice', of: laneBases, named: (basis: LaneBasis) => `adminLanes.basis_${basis}` as const },
    price: { kind: 'line', most: 12, need: true, pattern: amount, message: 'adminLanes.amountWrong' },
    currency: { kind: 'choice', of: currencies },
    capacityKg: {
      kind: 'whole',
      least: 1,
      most: 100_000_000,
      optional: true,
      hint: 'adminLanes.capacityKgHint',
    },
    minimum: { kind: 'line', most: 12, schema: OptionalAmount, hint: 'adminLanes.minimumHint' },
    vatPercent: { kind: 'whole', least: 0, most: 99, first: 0, hint: 'adminLanes.vatPercentHint' },
    transitDays: { kind: 'whole', least: 0, most: 365, first: 0 },
    validFrom: { kind: 'day', apart: true },
    validUntil: { kind: 'day' },
    source: { kind: 'line', most: 200, hint: 'adminLanes.sourceHint' },
  },
  rules: [
    {
      field: 'from',
      message: 'adminLanes.fromNeeded',
      holds: ({ step, from, fromEn }) => stepsAtPlace.includes(step as LaneStep) || Boolean(from && fromEn),
    },
    { field: 'fromEn', message: 'adminLanes.fromBoth', holds: ({ from, fromEn }) => !from === !fromEn },
    {
      field: 'capacityKg',
      message: 'adminLanes.capacityKgWrong',
      holds: ({ basis, capacityKg }) => (basis === 'perUnit') === (capacityKg !== null),
    },
    {
      field: 'validUntil',
      message: 'adminLanes.validUntilWrong',
      holds: ({ validFrom, validUntil }) => String(validFrom) <= String(validUntil),
    },
  ],
  columns: [
    'to',
    'from',
    'step',
    'mode',
    'price',
    'currency',
    'basis',
    'transitDays',
    'validUntil',
    'validFrom',
    'source',
  ],
  optional: ['validFrom', 'source'],
  numeric: ['price'],
  filters: { step: 'adminFields.step', mode: 'adminFields.mode', currency: 'adminFields.currency' },
  sort: ['validUntil', 'to', 'toEn', 'from', 'transitDays'],
})
