import { usualCurrency } from '#platform/texts/format.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import type { ProductFilter } from '../contract.ts'
import { matchProducts } from './match-products.ts'

const allowance = { most: 600, minutes: 1 }

/** What meets the filter of a visitor, within what one network may ask. */
export function matchAsked(filter: ProductFilter, { db, ip, locale }: Context, facets: boolean) {
  const currency = filter.currency ?? usualCurrency(locale)
  const priced = filter.priceMin !== undefined || filter.priceMax !== undefined
  return matchProducts(db, priced ? { ...filter, currency } : filter, {
    facets,
    // What was counted lately is free; new questions are what costs.
    beforeCounting: () => spendReading(db, `search ${networkOf(ip)}`, allowance),
  })
}
