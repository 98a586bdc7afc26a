import * as v from 'valibot'
import { Day, Id, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { Currency, MinorUnits, OptionalAmount } from '#platform/contract/money.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'

/** Without VAT, in the currency of the sale. */
const margin = {
  currency: Currency,
  netMinor: MinorUnits,
  /** Of goods whose cost is known. */
  knownMinor: MinorUnits,
  costMinor: MinorUnits,
  /** Of what was sold with a known cost; null where there is none. */
  percent: v.nullable(v.number()),
}
const Margin = v.object(margin)
export type Margin = v.InferOutput<typeof Margin>

/** Of goods that are offered, in the first quantity of each line; and for every quantity of each. */
const GoodsMargin = v.object({
  ...margin,
  offers: v.array(
    v.object({
      line: v.number(),
      kilograms: v.number(),
      costPerTonneMinor: v.nullable(MinorUnits),
      percent: v.nullable(v.number()),
    }),
  ),
})
export type GoodsMargin = v.InferOutput<typeof GoodsMargin>

const offer = { kilograms: WholeNumber, price: OptionalAmount('adminProducts.priceWrong') }

export const margins = {
  ofOrder: operatorGet('/operator/margins/order', {
    permission: 'costs.read',
    input: v.object({ id: Id }),
    output: v.nullable(Margin),
  }),
  /** What a quote would leave at the cost of today. */
  ofGoods: operatorPost('/operator/margins/goods', {
    permission: 'costs.read',
    input: v.object({
      currency: Currency,
      lines: v.pipe(
        v.array(
          v.object({
            productId: optionalOf(Id),
            lotId: optionalOf(Id),
            ...offer,
            tiers: v.pipe(
              v.optional(v.array(v.object(offer)), () => []),
              v.maxLength(4),
            ),
          }),
        ),
        v.maxLength(200),
      ),
    }),
    output: v.nullable(GoodsMargin),
  }),
  /** By the months in which orders were placed, the newest first. */
  months: operatorGet('/operator/margins/months', {
    permission: 'costs.read',
    input: v.object({ currency: optionalOf(Currency), from: optionalOf(Day), to: optionalOf(Day) }),
    output: v.array(v.object({ month: v.string(), ...margin })),
  }),
}
