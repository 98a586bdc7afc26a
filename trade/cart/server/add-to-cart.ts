import { mostCartItems } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Wanted } from '#catalogue/goods/goods.ts'
import { MAX_KILOGRAMS } from '#catalogue/goods/quantity.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import { kilogramsOf } from '#catalogue/goods/server/price-goods.ts'
import { countItems, findNames, lockCart, upsertItem } from './queries.ts'

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
    const known = await findNames(tx, memberId)
    const merged = new Map<string, Awaited<ReturnType<typeof goodsWanted>>>()
    let dropped = 0
    for (const wanted of items) {
      const name = `${wanted.productId} ${wanted.lotId ?? ''}`
      const isNew = !merged.has(name) && !known.has(name)
      const full = isNew && known.size + merged.size >= mostCartItems
      const item = full ? undefined : await goodsWanted(tx, wanted).catch(unlessRefused)
      // What was put aside in two units is wanted twice.
      if (item) merged.set(name, { ...item, kilograms: atMost(item.kilograms + (merged.get(name)?.kilograms ?? 0)) })
      else dropped++
    }
    for (const item of merged.values()) await upsertItem(tx, { memberId, existing: 'larger', ...item })
    return { totalCount: await countItems(tx, memberId), dropped }
  })

const atMost = (kilograms: number) => Math.min(kilograms, MAX_KILOGRAMS)

/** One thing that is sold no more does not hold up the others. */
const unlessRefused = (error: unknown) => {
  if (error instanceof Refusal) return undefined
  throw error
}
