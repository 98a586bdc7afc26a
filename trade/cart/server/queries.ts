import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Goods, GoodsKey } from '#catalogue/goods/server/shared-queries.ts'

export interface CartRow extends Columns<
  'cart_item',
  'id' | 'productId' | 'lotId' | 'kilograms' | 'unit' | 'currency',
  { perTonneMinor: 'pricePerTonne' }
> {
  unit: QuantityUnit
}

const columns = sql`id, product_id as "productId", lot_id as "lotId", kilograms, unit, currency,
  price_per_tonne as "perTonneMinor"`

/** What was put in last stands first. */
export const searchItems = (db: Db, memberId: number, limit: number, offset: number) =>
  db.many<CartRow>(sql`
    select ${columns} from cart_item where member_id = ${memberId} order by id desc limit ${limit} offset ${offset}`)

export const findItem = (db: Db, memberId: number, id: number) =>
  db.first<CartRow>(sql`select ${columns} from cart_item where id = ${id} and member_id = ${memberId}`)

export const findItems = (db: Db, memberId: number, ids: number[]) =>
  db.many<CartRow>(sql`
    select ${columns} from cart_item where member_id = ${memberId} and id = any(${ids}) order by id desc`)

export async function countItems(db: Db, memberId: number): Promise<number> {
  const row = await db.first<{ count: number }>(sql`select count(*) from cart_item where member_id = ${memberId}`)
  return row?.count ?? 0
}

/** `product lot` of everything in the cart. */
export async function findNames(db: Db, memberId: number): Promise<Set<string>> {
  const rows = await db.many<GoodsKey>(
    sql`select product_id as "productId", lot_id as "lotId" from cart_item where member_id = ${memberId}`,
  )
  return new Set(rows.map(({ productId, lotId }) => `${productId} ${lotId ?? ''}`))
}

/** One change of a member's cart at a time, so that it is never over its limit. */
export const lockCart = (db: Db, memberId: number) =>
  db.run(sql`select from member where id = ${memberId} for no key update`)

export interface NewItem {
  memberId: number
  goods: Goods
  kilograms: number
  unit: QuantityUnit
  /** What happens where the same goods are already in the cart. */
  existing: 'sum' | 'larger'
}

/** Undefined when both together weigh more than an order can hold. */
export const upsertItem = (db: Db, { memberId, goods, kilograms, unit, existing }: NewItem) =>
  db.first<Columns<'cart_item', 'id' | 'kilograms'>>(sql`
    insert into cart_item (member_id, product_id, lot_id, kilograms, unit, currency, price_per_tonne)
    values (${memberId}, ${goods.productId}, ${goods.lotId}, ${kilograms}, ${unit}, ${goods.currency},
      ${goods.perTonneMinor})
    on conflict (member_id, product_id, coalesce(lot_id, 0)) do update set
      kilograms = case when ${existing} = 'sum' then cart_item.kilograms + excluded.kilograms
        else greatest(cart_item.kilograms, excluded.kilograms) end,
      unit = case when ${existing} = 'sum' or excluded.kilograms > cart_item.kilograms
        then excluded.unit else cart_item.unit end,
      currency = excluded.currency, price_per_tonne = excluded.price_per_tonne
    where ${existing} <> 'sum' or cart_item.kilograms <= 1000000000 - excluded.kilograms
    returning id, kilograms`)

export const updateItem = (db: Db, memberId: number, id: number, kilograms: number, unit: QuantityUnit) =>
  db.run(sql`
    update cart_item set kilograms = ${kilograms}, unit = ${unit} where id = ${id} and member_id = ${memberId}`)

export const removeItems = (db: Db, memberId: number, ids: number[]) =>
  db.many<CartRow>(sql`
    delete from cart_item where member_id = ${memberId} and id = any(${ids}) returning ${columns}`)
