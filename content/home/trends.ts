import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

/** What the sellers of one kind of prime material ask for a tonne: the middle, and the middle half around it. */
export const PriceTrend = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  currency: Currency,
  low: MinorUnits,
  median: MinorUnits,
  high: MinorUnits,
  /** How many listings state a price. */
  count: v.number(),
  /** The middle of what was quoted lately; null where too few quotes stand behind it to hide each of them. */
  quotedMedian: v.nullable(MinorUnits),
})
export type PriceTrend = v.InferOutput<typeof PriceTrend>
