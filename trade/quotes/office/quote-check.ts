import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { Day, Id, Timestamp } from '#platform/contract/fields.ts'
import { Charge } from '#trade/freight/charge.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

const CheckedLine = v.object({
  position: v.number(),
  product: GoodsName,
  kilograms: v.number(),
  perTonneMinor: MinorUnits,
  /** In the currency of the quote; null where there is none, or no rate. */
  listMinor: v.nullable(MinorUnits),
  /** The other quantities that are offered. */
  tiers: v.array(v.object({ kilograms: v.number(), perTonneMinor: MinorUnits, listMinor: v.nullable(MinorUnits) })),
  /** What the buyer wished to pay. */
  targetMinor: v.nullable(MinorUnits),
  stockKg: v.nullable(v.number()),
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
