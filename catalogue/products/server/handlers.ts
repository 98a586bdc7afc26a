import { getProduct } from '#catalogue/goods/server/get-product.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { products } from '../contract.ts'
import { listStrips } from './list-strips.ts'

export const productHandlers: Handlers<typeof products> = {
  detail: ({ id }, { db }) => getProduct(db, id),
  signature: ({ id }, { db }) => listStrips(db, id),
}
