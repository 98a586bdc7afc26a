import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp, manyOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { ProductItem } from '#catalogue/goods/product.ts'

const Favourite = v.object({ id: Id, createdAt: Timestamp, product: ProductItem })
export type Favourite = v.InferOutput<typeof Favourite>

export const favourites = {
  /** On when it was off, off when it was on; answers what it is now. */
  switch: post('/customer/collect/productSwitch', {
    access: 'member',
    input: v.object({ productId: Id }),
    output: v.boolean(),
  }),
  flag: get('/customer/collect/getProductCollectFlag/{id}', {
    access: 'member',
    input: v.object({ id: Id }),
    output: v.boolean(),
  }),
  list: get('/customer/collect/list/', { access: 'member', input: Paging, output: pageOf(Favourite) }),
  delete: post('/customer/collect/delete/', { access: 'member', input: v.object({ ids: manyOf(Id) }) }),
}
