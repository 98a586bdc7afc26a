import * as v from 'valibot'
import { ProductDetail } from '#catalogue/goods/product.ts'
import { get } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

export const products = {
  detail: get('/common/product/detail/{id}', { access: 'open', input: v.object({ id: Id }), output: ProductDetail }),
}
