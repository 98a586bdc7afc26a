import type { CartItem } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findGoods, type Goods } from '#catalogue/goods/server/shared-queries.ts'
import { priceLines } from '#catalogue/goods/server/price-goods.ts'
import { offersTo } from '#trade/price-lists/server/shared-queries.ts'
import { countItems, findItem, findItems, searchItems, type CartRow } from './queries.ts'

export async function listCart(db: Db, memberId: number, { page, limit }: Paging): Promise<Page<CartItem>> {
  const [rows, totalCount] = await Promise.all([
    limit === 0 ? [] : searchItems(db, memberId, limit, (page - 1) * limit),
    countItems(db, memberId),
  ])
  return { list: await withGoods(db, memberId, rows), totalCount, page, limit }
}

export async function getCartItem(db: Db, memberId: number, id: number): Promise<CartItem> {
  const row = await findItem(db, memberId, id)
  const [item] = row ? await withGoods(db, memberId, [row]) : []
  if (!item) throw new Refusal('NOT_FOUND')
  return item
}

/** The member's own lines among these, as they would be charged now. */
export async function chosenFromCart(db: Db, memberId: number, ids: number[]): Promise<CartItem[]> {
  const rows = await findItems(db, memberId, ids)
  if (rows.length !== new Set(ids).size) throw new Refusal('CART_CHANGED')
  return withGoods(db, memberId, rows)
}

/** Goods and lots leave the cart with their rows, so every line has its goods. */
async function withGoods(db: Db, memberId: number, rows: CartRow[]): Promise<CartItem[]> {
  if (rows.length === 0) return []
  const goods = await findGoods(db, rows, offersTo({ memberId }))
  const lines = rows.flatMap((row) => {
    const found = goods.find(({ productId, lotId }) => productId === row.productId && lotId === row.lotId)
    return found ? [{ row, goods: found, kilograms: row.kilograms, unit: row.unit }] : []
  })
  const priced = priceLines(lines)
  return lines.flatMap(({ row, goods: found }, at) => {
    const line = priced[at]
    return line ? [{ id: row.id, ...line, formerPerTonneMinor: line.why?.list ? null : formerOf(row, found) }] : []
  })
}

/** What the list price was when it was put in, where it is another one today. */
const formerOf = (row: CartRow, { currency, perTonneMinor }: Goods) =>
  currency === row.currency && perTonneMinor !== row.perTonneMinor ? row.perTonneMinor : null
