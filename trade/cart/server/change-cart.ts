import { Refusal } from '#platform/contract/errors.ts'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import { kilogramsOf } from '#catalogue/goods/server/price-goods.ts'
import { countItems, findItem, removeItems, updateItem } from './queries.ts'

interface Change {
  id: number
  quantity: number
  unit: QuantityUnit
}

export async function changeQuantity(db: Db, memberId: number, { id, quantity, unit }: Change) {
  const row = await findItem(db, memberId, id)
  const [goods] = row ? await findGoods(db, [row]) : []
  if (!goods) throw new Refusal('NOT_FOUND')
  const kilograms = kilogramsOf(goods, quantity, unit)
  if (kilograms === undefined) throw new Refusal('INVALID_INPUT', { fields: { quantity: 'cart.quantityForProduct' } })
  if ((await updateItem(db, memberId, id, kilograms, unit)) === 0) throw new Refusal('NOT_FOUND')
  return { kilograms }
}

export async function removeFromCart(db: Db, memberId: number, ids: number[]) {
  if (ids.length === 0) throw new Refusal('INVALID_INPUT', { fields: { ids: 'cart.selectItem' } })
  await removeItems(db, memberId, ids)
  return { totalCount: await countItems(db, memberId) }
}

/** Takes lines out of the cart for an order: whoever comes second for one of them gets none. */
export async function takeFromCart(db: Db, memberId: number, ids: number[]) {
  const rows = await removeItems(db, memberId, ids)
  if (rows.length !== new Set(ids).size) throw new Refusal('CART_CHANGED')
  return rows.toSorted((a, b) => b.id - a.id)
}
