import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { GoodsStock } from '#catalogue/warehouses/goods-stock.ts'
import { Day, Id, Timestamp } from '#platform/contract/fields.ts'
import { Charge } from '#trade/freight/charge.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

/** What a price list or an agreement gives to the company that asks. */
const OwnPrice = v.object({
  kind: v.picklist(['priceList', 'agreement']),
  name: v.string(),
  nameEn: v.string(),
  perTonneMinor: MinorUnits,
  /** What can still be called off; null where no quantity was agreed. */
  leftKg: v.nullable(v.number()),
})
export type OwnPrice = v.InferOutput<typeof OwnPrice>

/** A quantity with its price, beside others in the currency of the quote; null where there are none, or no rate. */
const offered = {
  kilograms: v.number(),
  perTonneMinor: MinorUnits,
  listMinor: v.nullable(MinorUnits),
  own: v.nullable(OwnPrice),
}

const CheckedLine = v.object({
  position: v.number(),
  product: GoodsName,
  ...offered,
  /** The other quantities that are offered. */
  tiers: v.array(v.object(offered)),
  /** What the buyer wished to pay. */
  targetMinor: v.nullable(MinorUnits),
  /** Of the goods that are offered. */
  stockKg: v.nullable(v.number()),
  /** Of the product and each of its lots, with where they lie. */
  stock: v.array(GoodsStock),
  /** What the same buyer was quoted for it, newest first. */
  lastPrices: v.array(
    v.object({ productId: Id, quoteNo: v.string(), at: Timestamp, perTonneMinor: MinorUnits, currency: Currency }),
  ),
  /** So far from what is known that somebody has to confirm it. */
  doubtful: v.boolean(),
})
export type CheckedLine = v.InferOutput<typeof CheckedLine>

/** A quote as it would leave, beside what is known. */
export const QuoteCheck = v.object({
  currency: Currency,
  lines: v.array(CheckedLine),
  /** Freight from the lanes, where it is charged beside the goods, and what all of it costs. */
  charges: v.array(Charge),
  totalMinor: MinorUnits,
  rate: v.nullable(v.object({ cnyPerUsd: v.string(), asOf: Day })),
})
export type QuoteCheck = v.InferOutput<typeof QuoteCheck>
