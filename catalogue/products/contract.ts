import * as v from 'valibot'
import { ProductDetail } from '#catalogue/goods/product.ts'
import { get } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const percent = v.number()

/** Where a value lies among the values of its category that were measured in the same way. */
const Strip = v.object({
  code: v.string(),
  condition: v.nullable(v.string()),
  products: v.number(),
  /** In the base unit of the parameter, as are the ends of the middle half. */
  unit: v.string(),
  lowest: v.number(),
  highest: v.number(),
  halfFrom: v.number(),
  halfTo: v.number(),
  /** Places on the strip: of the value, and of the middle half. */
  value: v.object({ from: percent, to: percent }),
  half: v.object({ from: percent, to: percent }),
})
export type Strip = v.InferOutput<typeof Strip>

const ofProduct = { access: 'open' as const, kept: true as const, input: v.object({ id: Id }) }

export const products = {
  detail: get('/common/product/detail/{id}', { ...ofProduct, output: ProductDetail }),
  /** Of the first properties of a product; empty where too few others state the same. */
  signature: get('/common/product/signature/{id}', { ...ofProduct, output: v.array(Strip) }),
}
