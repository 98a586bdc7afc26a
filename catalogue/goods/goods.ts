import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { GoodsName } from './goods-name.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { Picture } from '#platform/contract/picture.ts'
import { Price } from './product.ts'
import { priceReasons } from './offer.ts'
import { packUnits, quantityUnits } from './quantity.ts'

/** A quantity as a buyer types it, in whatever unit he chose. */
const Quantity = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}(?:\.\d{1,6})?$/), v.toNumber())],
    'cart.quantity',
  ),
  v.check((amount) => amount > 0 && amount <= 1e10, 'cart.quantity'),
)
export const Unit = v.picklist(quantityUnits, 'cart.unit')

export const quantityEntries = { quantity: Quantity, unit: v.optional(Unit, 'kg') }

/** One thing to buy: a product, or one lot of it. */
export const Wanted = v.object({ productId: Id, lotId: optionalOf(Id), ...quantityEntries })
export type Wanted = v.InferOutput<typeof Wanted>

/** The same in one query value: `12:25:MT`, or `12-7:500:kg` for lot 7 of product 12. */
export const WantedText = v.pipe(
  v.string(),
  v.rawTransform<string, Wanted>(({ dataset, addIssue, NEVER }) => {
    const [, productId, lotId, quantity, unit] = /^(\d+)(?:-(\d+))?:([\d.]+):(\w+)$/.exec(dataset.value) ?? []
    const parsed = v.safeParse(Wanted, { productId, lotId, quantity, unit })
    if (parsed.success) return parsed.output
    addIssue({ message: 'cart.quantity' })
    return NEVER
  }),
)

/** What keeps goods from being ordered now; all but `onEnquiry` may pass. */
export const goodsProblems = ['withdrawn', 'onEnquiry', 'soldOut', 'belowMinimum', 'stockShort'] as const
export type GoodsProblem = (typeof goodsProblems)[number]

/** Why a line costs what it costs. */
export const PriceWhy = v.object({
  reason: v.picklist(priceReasons),
  /** The price list or agreement. */
  list: v.nullable(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
})
export type PriceWhy = v.InferOutput<typeof PriceWhy>

/** Goods in a quantity, with the price and the stock of this moment. */
export const PricedGoods = v.object({
  productId: Id,
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  product: GoodsName,
  picture: v.nullable(Picture),
  shopId: Id,
  shopName: v.string(),
  shopNameEn: v.string(),
  kilograms: v.number(),
  unit: Unit,
  packings: v.array(v.object({ unit: v.picklist(packUnits), kilograms: v.number() })),
  /** Null: on enquiry. */
  price: v.nullable(Price),
  /** What the quantity is charged by, after its tier. */
  perTonneMinor: v.nullable(MinorUnits),
  amountMinor: v.nullable(MinorUnits),
  currency: v.nullable(Currency),
  /** Null: on enquiry. */
  why: v.nullable(PriceWhy),
  minimumOrderKg: v.number(),
  stockKg: v.number(),
  leadTimeDays: v.number(),
  problem: v.nullable(v.picklist(goodsProblems)),
})
export type PricedGoods = v.InferOutput<typeof PricedGoods>
