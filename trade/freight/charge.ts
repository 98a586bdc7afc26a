import * as v from 'valibot'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { laneSteps } from '#trade/lanes/lane.ts'
import { shipmentModes } from '#trade/shipments/shipment.ts'

const Place = v.object({ zh: v.string(), en: v.string() })

/** What a step of the way costs for the whole quantity, in the currency of the goods. */
export const Charge = v.object({
  step: v.picklist(laneSteps),
  mode: v.picklist(shipmentModes),
  /** Null: from anywhere. */
  from: v.nullable(Place),
  to: Place,
  amountMinor: MinorUnits,
  /** In the amount, where it is in yuan. */
  vatPercent: v.number(),
  transitDays: v.number(),
  /** Since when its price holds, and how long. */
  validFrom: v.string(),
  validUntil: v.string(),
})
export type Charge = v.InferOutput<typeof Charge>

/** Goods under one delivery term at its named place. */
export const Rung = v.object({
  term: v.object({ code: v.string(), name: v.string(), nameEn: v.string() }),
  place: Place,
  charges: v.array(Charge),
  /** Steps without a lane: they, and so the whole rung, are on enquiry. */
  missing: v.array(v.picklist(laneSteps)),
  /** Null: on enquiry. */
  totalMinor: v.nullable(MinorUnits),
  perTonneMinor: v.nullable(MinorUnits),
  transitDays: v.nullable(v.number()),
})
export type Rung = v.InferOutput<typeof Rung>

/** What goods cost under each term on the way to a destination. */
export const Ladder = v.object({
  currency: Currency,
  kilograms: v.number(),
  goodsMinor: MinorUnits,
  goodsPerTonneMinor: MinorUnits,
  /** Where lanes in another currency were converted. */
  rate: v.nullable(v.object({ cnyPerUsd: v.string(), asOf: v.string() })),
  rungs: v.array(Rung),
})
export type Ladder = v.InferOutput<typeof Ladder>
