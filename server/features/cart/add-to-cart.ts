import { mostCartItems } from '#contract/cart.ts'
import { Refusal } from '#contract/errors.ts'
import type { Wanted } from '#contract/goods.ts'
import type { Database, Db } from '#server/database/database.ts'
import { findGoods } from '#server/features/products/find-goods.ts'
import { kilogramsOf } from '#server/features/products/price-goods.ts'
import { countItems, lockCart, upsertItem } from './queries.ts'

const badQuantity = () => new Refusal('INVALID_INPUT', { fields: { quantity: 'cart.quantityForProduct' } })

/** Whole packs of goods that are sold, or a refusal that says what is wrong. */
async function goodsWanted(db: Db, { productId, lotId, quantity, unit }: Wanted) {
  const [goods] = await findGoods(db, [{ productId, lotId: lotId ?? null }])
  if (!goods?.sold) throw new Refusal('NOT_FOUND')
  const kilograms = kilogramsOf(goods, quantity, unit)
  if (kilograms === undefined) throw badQuantity()
  return { goods, kilograms, unit }
}

/** Adds to what is already there. Anything that is sold may be put in, also where its price is on enquiry. */
export const addToCart = (db: Database, memberId: number, wanted: Wanted) =>
  db.transaction(async (tx) => {
    const item = await goodsWanted(tx, wanted)
    await lockCart(tx, memberId)
    const saved = await upsertItem(tx, { memberId, existing: 'sum', ...item })
    if (!saved) throw badQuantity()
    const totalCount = await countItems(tx, memberId)
    if (totalCount > mostCartItems) throw new Refusal('CART_FULL')
    return { ...saved, totalCount }
  })

/** Into the cart for the larger quantity. Sent twice it changes nothing, so no answer that got lost costs a thing. */
export const mergeCart = (db: Database, memberId: number, items: readonly Wanted[]) =>
  db.transaction(async (tx) => {
    await lockCart(tx, memberId)
    let totalCount = await countItems(tx, memberId)
    let dropped = 0
    for (const wanted of items) {
      const item = totalCount < mostCartItems && (await goodsWanted(tx, wanted).catch(unlessRefused))
      if (item) await upsertItem(tx, { memberId, existing: 'larger', ...item })
      else dropped++
      totalCount = await countItems(tx, memberId)
    }
    return { totalCount, dropped }
  })

/** One thing that is sold no more does not hold up the others. */
const unlessRefused = (error: unknown) => {
  if (error instanceof Refusal) return undefined
  throw error
}
