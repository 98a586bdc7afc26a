import type { GoodsStock } from '../goods-stock.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

const { cancelled, closed } = literals(OrderStatus)

/** What is there of the goods `id, lot_id, stock_kg`: free stock and what is ordered and has not left. */
export const onHand = sql`(goods.stock_kg + (
  select coalesce(sum(order_line.kilograms - order_line.shipped_kg), 0) from order_line
  join sales_order on sales_order.id = order_line.order_id
  where order_line.product_id = goods.product_id and order_line.lot_id is not distinct from goods.lot_id
    and sales_order.status not in (${cancelled}, ${closed})))`

/** A product without its lots, and each of the lots. */
export const goods = sql`(
  select id as product_id, null::integer as lot_id, stock_kg from product
  union all select product_id, id, stock_kg from lot) as goods`

export const elsewhere = sql`(
  select coalesce(sum(kilograms), 0) from warehouse_stock
  where product_id = goods.product_id and lot_id is not distinct from goods.lot_id)`

/** More of the goods lies elsewhere than there is. What was loaded beyond the books is not counted against it. */
export const isOverfull = sql`${elsewhere} > greatest(${onHand}, 0)`

const findOverfull = async (db: Db, of: Sql) =>
  (await db.first(sql`select from ${goods} where ${of} and ${isOverfull} limit 1`)) !== undefined

export const areOverfull = (db: Db, productIds: readonly number[]) =>
  findOverfull(db, sql`goods.product_id = any(${productIds})`)
/** So that nobody moves goods of an order while they are loaded. */
export const lockGoodsOf = (tx: Db, orderId: number) =>
  tx.run(sql`
    select from product where id in (select product_id from order_line where order_id = ${orderId})
    order by id for no key update`)
/** Of the goods of an order more has left the main warehouse than lay there. */
export const isMainEmptied = (db: Db, orderId: number) =>
  findOverfull(db, sql`goods.product_id in (select product_id from order_line where order_id = ${orderId})`)

/** For goods of a shop: its own and those of the house. */
export const warehousesFor = (db: Db, shopId: number) =>
  db.many<{ id: number; name: string; nameEn: string }>(sql`
    select id, name_zh as name, name_en as "nameEn" from warehouse
    where shop_id is null or shop_id = ${shopId} order by name_en, id`)

/** Of each product and of those of its lots that are not sold out. Where nothing lies elsewhere, no place is named. */
export const searchStockOf = (db: Db, productIds: readonly number[]) =>
  db.many<GoodsStock>(sql`
    select goods.product_id as "productId", goods.lot_id as "lotId", code as "lotCode", goods.stock_kg as "freeKg",
      case when ${elsewhere} = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
        'name', null, 'nameEn', null, 'kilograms', greatest(${onHand} - ${elsewhere}, 0))) || (
        select jsonb_agg(jsonb_build_object('name', name_zh, 'nameEn', name_en, 'kilograms', kilograms) order by name_en)
        from warehouse_stock join warehouse on warehouse.id = warehouse_id
        where product_id = goods.product_id and lot_id is not distinct from goods.lot_id and kilograms > 0) end as places
    from ${goods} left join lot on lot.id = goods.lot_id
    where goods.product_id = any(${productIds}) and (goods.lot_id is null or goods.stock_kg > 0)
    order by goods.product_id, code nulls first`)

export interface LoadedFrom {
  lineId: number
  warehouseId?: number | null | undefined
  kilograms: number
}

/** Takes what leaves from where it lies, or puts it back: from how many places, and how many could give it. */
export const takeFromWarehouses = async (db: Db, lines: readonly LoadedFrom[]) =>
  (await db.first<{ asked: number; given: number }>(sql`
    with asked as (
      select line."warehouseId", product_id, order_line.lot_id, sum(line.kilograms)::integer as kilograms
      from jsonb_to_recordset(${JSON.stringify(lines)}) as line ("lineId" integer, "warehouseId" integer, kilograms integer)
      join order_line on order_line.id = line."lineId" group by 1, 2, 3),
    given as (
      update warehouse_stock set kilograms = warehouse_stock.kilograms - asked.kilograms from asked
      where warehouse_id = asked."warehouseId" and warehouse_stock.product_id = asked.product_id
        and warehouse_stock.lot_id is not distinct from asked.lot_id
        and warehouse_stock.kilograms >= asked.kilograms
      returning warehouse_id)
    select (select count(*) from asked)::integer as asked, (select count(*) from given)::integer as given`)) ?? {
    asked: 0,
    given: 0,
  }
