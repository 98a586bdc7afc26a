import type { Wanted } from '#catalogue/goods/goods.ts'
import { kilogramsOf, priceLines } from '#catalogue/goods/server/price-goods.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { offersTo } from '#trade/price-lists/server/shared-queries.ts'

/** As the cart would hold and price them; nothing is written. */
export async function checkForCart(db: Db, memberId: number, items: readonly Wanted[]) {
  const keys = items.map(({ productId, lotId }) => ({ productId, lotId: lotId ?? null }))
  const goods = await findGoods(db, keys, offersTo({ memberId }))
  const lines = items.map(({ quantity, unit }, at) => {
    const key = keys[at]
    const found = goods.find(({ productId, lotId }) => productId === key?.productId && lotId === key.lotId)
    const kilograms = found?.sold ? kilogramsOf(found, quantity, unit) : undefined
    return found && kilograms !== undefined ? { goods: found, kilograms, unit } : undefined
  })
  const priced = priceLines(lines.flatMap((line) => line ?? []))
  return lines.map((line) => (line ? (priced.shift() ?? null) : null))
}
