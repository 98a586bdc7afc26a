import { getProduct } from '#catalogue/goods/server/get-product.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { products } from '../contract.ts'

export const productHandlers: Handlers<typeof products> = {
  detail: ({ id }, { db }) => getProduct(db, id),
}
