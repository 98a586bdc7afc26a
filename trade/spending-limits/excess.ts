import * as v from 'valibot'
import type { Currency as CurrencyCode } from '#platform/contract/currencies.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

/** A limit that an order, or all of a month with it, would be above. */
export const Excess = v.object({
  limit: v.picklist(['order', 'month']),
  currency: Currency,
  limitMinor: MinorUnits,
  /** Ordered this month before; 0 where an order is above the limit by itself. */
  spentMinor: MinorUnits,
  amountMinor: MinorUnits,
})
export type Excess = v.InferOutput<typeof Excess>

/** What somebody may order without asking, and has ordered this month. Null: no limit. */
export interface Allowance {
  currency: CurrencyCode
  perOrderMinor: number | null
  perMonthMinor: number | null
  spentMinor: number
}

export interface Totalled {
  currency: CurrencyCode | null
  totalMinor: number
}

export const excessOf = (orders: readonly Totalled[], allowances: readonly Allowance[]): Excess[] =>
  allowances.flatMap(({ currency, perOrderMinor, perMonthMinor, spentMinor }) => {
    const totals = orders.filter((order) => order.currency === currency).map(({ totalMinor }) => totalMinor)
    if (totals.length === 0) return []
    const [largest, sum] = [Math.max(...totals), totals.reduce((all, each) => all + each, 0)]
    const found: Excess[] = []
    if (perOrderMinor !== null && largest > perOrderMinor)
      found.push({ limit: 'order', currency, limitMinor: perOrderMinor, spentMinor: 0, amountMinor: largest })
    if (perMonthMinor !== null && spentMinor + sum > perMonthMinor)
      found.push({ limit: 'month', currency, limitMinor: perMonthMinor, spentMinor, amountMinor: sum })
    return found
  })

/** Of an order that comes to cost more: all of it counts now, and what it cost before counts no more. */
export const excessOfMore = (
  { currency, before, after }: { currency: CurrencyCode; before: number; after: number },
  allowances: readonly Allowance[],
): Excess[] =>
  excessOf(
    [{ currency, totalMinor: after }],
    allowances.map((allowance) => ({ ...allowance, spentMinor: allowance.spentMinor - before })),
  )
