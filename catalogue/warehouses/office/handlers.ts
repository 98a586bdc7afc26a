import { Refusal } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { warehousesFor } from '../server/shared-queries.ts'
import type { stockMoves } from './contract.ts'
import { moveStock } from './move-stock.ts'
import { findShopOf, searchMoves, searchPlaces } from './queries.ts'

export const stockMoveHandlers: Handlers<typeof stockMoves> = {
  ofProduct: async ({ id }, { db, operator }) => {
    const product = await findShopOf(db, operator, id)
    if (!product) throw new Refusal('NOT_FOUND')
    const warehouses = await warehousesFor(db, product.shopId)
    if (warehouses.length === 0) return { warehouses, goods: [], moves: [] }
    const [goods, moves] = await Promise.all([searchPlaces(db, id), searchMoves(db, id)])
    return { warehouses, goods, moves }
  },
  move: (input, context) => moveStock(input, context),
}
