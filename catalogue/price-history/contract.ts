import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Id, optionalOf, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

/** How far back a trend goes. */
export const trendDays = [90, 365] as const

const Listed = v.nullable(v.object({ currency: Currency, perTonneMinor: MinorUnits }))

/** A change of a list price; null: on enquiry. */
export const PriceChange = v.object({ at: Timestamp, from: Listed, to: Listed })
export type PriceChange = v.InferOutput<typeof PriceChange>

const Days = optionalOf(v.pipe(WholeNumber, v.picklist(trendDays)))

/** Medians of the list prices of a category. */
export const CategoryTrend = v.object({
  name: v.string(),
  nameEn: v.string(),
  /** The one in which most of its goods are priced; null: nothing has a list price. */
  currency: v.nullable(Currency),
  points: v.array(v.object({ at: Timestamp, perTonneMinor: MinorUnits })),
})

export const priceHistory = {
  /** Changes of the list price of a product within so many days, the oldest first. */
  ofProduct: get('/common/product/priceHistory', {
    access: 'open',
    input: v.object({ id: Id, days: Days }),
    output: v.array(PriceChange),
  }),
  /** Of all goods on sale in a category and below it, by day, or by week for a year. */
  ofCategory: get('/common/category/priceHistory', {
    access: 'open',
    input: v.object({ categoryId: Id, days: Days }),
    output: CategoryTrend,
  }),
}
