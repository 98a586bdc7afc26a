import * as v from 'valibot'
import { Price } from '#catalogue/goods/product.ts'
import { get } from '#platform/contract/endpoint.ts'
import { Day, Id, manyOf } from '#platform/contract/fields.ts'
import { Currency } from '#platform/contract/money.ts'

/** Prices that were agreed with a company, and what it has called off of their quantity. */
const Agreement = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  currency: Currency,
  validFrom: Day,
  validUntil: Day,
  /** Null: of any quantity. */
  totalKg: v.nullable(v.number()),
  usedKg: v.number(),
  leftKg: v.nullable(v.number()),
  /** The signed paper. */
  paper: v.nullable(v.string()),
})
export type Agreement = v.InferOutput<typeof Agreement>

export const priceLists = {
  /** What the caller's company pays for these products; those that cost it what they cost everybody are left out. */
  own: get('/customer/price/own', {
    access: 'member',
    input: v.object({ id: v.pipe(manyOf(Id), v.maxLength(100)) }),
    output: v.array(v.object({ productId: Id, price: Price })),
  }),
  /** Of the caller's company, those that have not ended. */
  agreements: get('/customer/company/agreements', { access: 'member', output: v.array(Agreement) }),
}
