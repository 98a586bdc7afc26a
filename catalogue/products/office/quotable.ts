import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { Id } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

/** A product, or one lot of it, as a line of a quote takes it. */
export const QuotableGoods = v.object({
  productId: Id,
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  product: GoodsName,
  stockKg: v.number(),
  currency: v.nullable(Currency),
  perTonneMinor: v.nullable(MinorUnits),
  leadTimeDays: v.number(),
})
export type QuotableGoods = v.InferOutput<typeof QuotableGoods>
