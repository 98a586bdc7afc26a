import * as v from 'valibot'
import { ProductDetail, ProductItem } from '#catalogue/goods/product.ts'
import { get } from '#platform/contract/endpoint.ts'
import { Id, manyOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

const Difference = v.object({
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  unit: v.string(),
  wanted: v.number(),
  offered: v.nullable(v.number()),
})

export const Substitute = v.object({ product: ProductItem, distance: v.number(), differences: v.array(Difference) })
export type Substitute = v.InferOutput<typeof Substitute>

export const compare = {
  compare: get('/common/product/compare', {
    access: 'open',
    kept: true,
    input: v.object({ ids: v.pipe(manyOf(Id), v.maxLength(4, 'products.compareFour')) }),
    output: v.array(ProductDetail),
  }),
  similar: get('/common/product/pageLikeListEx', {
    access: 'open',
    kept: true,
    input: v.object({ ...Paging.entries, id: Id }),
    output: pageOf(ProductItem),
  }),
  /** Grades that could replace this one, nearest first, with what differs. */
  substitutes: get('/common/product/substitutes', {
    access: 'open',
    kept: true,
    input: v.object({ id: Id }),
    output: v.array(Substitute),
  }),
}
