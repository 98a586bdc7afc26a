import * as v from 'valibot'
import { OptionalLine } from '#platform/contract/lines.ts'
import { position, record } from '#platform/office/records/record.ts'
import { isTrackingPattern } from '../tracking-url.ts'

const Pattern = v.pipe(
  OptionalLine(300),
  v.check((text) => text === null || isTrackingPattern(text), 'adminCarriers.patternWrong'),
)

export const carrierRecord = record({
  name: 'carriers',
  noun: 'carrier',
  section: 'terms',
  read: 'sales.read',
  edit: 'sales.edit',
  texts: 'adminCarriers',
  about: 'adminCarriers.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    trackingUrl: { kind: 'line', most: 300, schema: Pattern, hint: 'adminCarriers.trackingUrlHint' },
    position: { ...position, hint: 'adminForm.positionHint', apart: true },
    active: { kind: 'tick', first: true, hint: 'adminCarriers.activeHint' },
  },
  counts: { orders: 'adminCarriers.orders' },
  columns: ['name', 'trackingUrl', 'active', 'orders', 'position'],
  optional: ['position'],
  filters: { active: 'adminFields.active' },
  sort: ['position', 'name', 'nameEn', 'orders'],
})
