import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { Day, optionalOf } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'

export const turnoverTabs = ['company', 'product', 'seller'] as const
export type TurnoverTab = (typeof turnoverTabs)[number]

/** Goods of orders that go on, at what is charged now, less what was credited for returns and claims. */
const figures = {
  currency: Currency,
  orders: v.number(),
  kilograms: v.number(),
  chargedMinor: MinorUnits,
  creditedMinor: MinorUnits,
  turnoverMinor: MinorUnits,
}

export const TurnoverRow = v.object({
  /** Counted in the answer: a row is a sum. */
  id: v.number(),
  name: v.string(),
  nameEn: v.string(),
  /** By product. */
  product: v.nullable(GoodsName),
  ...figures,
})
export type TurnoverRow = v.InferOutput<typeof TurnoverRow>

/** As 2026-11, of the seller's calendar. */
export const MonthRow = v.object({ month: v.string(), ...figures })
export type MonthRow = v.InferOutput<typeof MonthRow>

const which = { currency: optionalOf(Currency), from: optionalOf(Day), to: optionalOf(Day) }

export const turnover = {
  list: operatorGet('/operator/turnover/list', {
    permission: 'turnover.read',
    input: v.object({
      ...listing,
      ...which,
      search: SearchText,
      tab: v.optional(v.picklist(turnoverTabs), 'company'),
      sort: sortBy(['turnover', 'kilograms', 'orders', 'name'], '-turnover'),
    }),
    output: pageOf(TurnoverRow),
  }),
  /** The newest first. */
  months: operatorGet('/operator/turnover/months', {
    permission: 'turnover.read',
    input: v.object(which),
    output: v.array(MonthRow),
  }),
}
