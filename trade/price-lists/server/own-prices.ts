import { priceFor } from '#catalogue/goods/own-price.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { offersTo } from './shared-queries.ts'

/** Prices of these products that only the member's company has. */
export async function ownPrices(db: Db, memberId: number, ids: readonly number[]) {
  const keys = ids.map((productId) => ({ productId, lotId: null }))
  const found = await findGoods(db, keys, offersTo({ memberId }))
  return found.flatMap((goods) => {
    const price = priceFor(goods, goods.offers)
    return price?.own ? [{ productId: goods.productId, price }] : []
  })
}
