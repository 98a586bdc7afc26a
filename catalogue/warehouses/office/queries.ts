import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import { elsewhere, goods, onHand } from '../server/shared-queries.ts'
import type { StockMove, stockMoves } from './contract.ts'

type Goods = OutputOf<typeof stockMoves.ofProduct>['goods'][number]

/** The product, where it is in reach. */
export const findShopOf = (db: Db, by: Reach, id: number) =>
  db.first<Columns<'product', 'shopId'> & { title: string }>(sql`
    select shop_id as "shopId", concat_ws(' ', series, model) as title from product
    where id = ${id} and ${ofShop(by, sql`shop_id`)}`)

export const searchPlaces = (db: Db, productId: number) =>
  db.many<Goods>(sql`
    select goods.lot_id as "lotId", code as "lotCode", ${onHand} as "onHandKg", coalesce((
      select json_agg(json_build_object('warehouseId', warehouse_id, 'kilograms', kilograms) order by warehouse_id)
      from warehouse_stock where product_id = goods.product_id and lot_id is not distinct from goods.lot_id
        and kilograms > 0), '[]') as places
    from ${goods} left join lot on lot.id = goods.lot_id where goods.product_id = ${productId} order by code nulls first`)

export const searchMoves = (db: Db, productId: number) =>
  db.many<StockMove>(sql`
    select stock_move.id, at, code as "lotCode", from_id as "fromId", to_id as "toId", stock_move.kilograms, reason,
      operator.name_zh as "operatorName", operator.name_en as "operatorNameEn"
    from stock_move join operator on operator.id = operator_id left join lot on lot.id = lot_id
    where stock_move.product_id = ${productId} order by stock_move.id desc limit 20`)

export type Moved = Columns<
  'stock_move',
  'productId' | 'lotId' | 'fromId' | 'toId' | 'kilograms' | 'reason' | 'operatorId'
>

/** Zero where there are none; nobody else moves or loads of them before this transaction ends. */
export const lockGoods = (tx: Db, { productId, lotId }: Pick<Moved, 'productId' | 'lotId'>) =>
  tx.run(sql`
    select from product where id = ${productId} and (${lotId}::integer is null or exists (
      select from lot where lot.id = ${lotId} and product_id = product.id)) for no key update`)

const sameGoods = ({ productId, lotId }: Moved) =>
  sql`product_id = ${productId} and lot_id is not distinct from ${lotId}::integer`

export const takeFrom = (tx: Db, move: Moved) =>
  tx.run(sql`
    update warehouse_stock set kilograms = kilograms - ${move.kilograms}::integer
    where warehouse_id = ${move.fromId} and ${sameGoods(move)} and kilograms >= ${move.kilograms}::integer`)

/** What lies in no other warehouse. */
export const findMain = async (tx: Db, { productId, lotId }: Moved) =>
  (
    await tx.first<{ kilograms: number }>(sql`
      select (${onHand} - ${elsewhere})::integer as kilograms from ${goods}
      where goods.product_id = ${productId} and goods.lot_id is not distinct from ${lotId}::integer`)
  )?.kilograms ?? 0

export const putInto = (tx: Db, move: Moved) =>
  tx.run(sql`
    insert into warehouse_stock (warehouse_id, product_id, lot_id, kilograms)
    values (${move.toId}, ${move.productId}, ${move.lotId}, ${move.kilograms})
    on conflict (product_id, coalesce(lot_id, 0), warehouse_id)
    do update set kilograms = warehouse_stock.kilograms + excluded.kilograms`)

export const insertMove = (tx: Db, { productId, lotId, fromId, toId, kilograms, reason, operatorId }: Moved) =>
  tx.run(sql`
    insert into stock_move (product_id, lot_id, from_id, to_id, kilograms, reason, operator_id)
    values (${productId}, ${lotId}, ${fromId}, ${toId}, ${kilograms}, ${reason}, ${operatorId})`)
