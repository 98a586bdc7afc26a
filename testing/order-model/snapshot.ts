import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { elsewhere, goods, onHand } from '#catalogue/warehouses/server/shared-queries.ts'
import { receivedOf, restOf } from '#trade/order-parts/server/shared-queries.ts'
import type { Known, Snapshot, World } from './known.ts'
import { placesOf } from './places.ts'

/** An order and its goods as the database has them. */
export async function snapshotOf(
  db: Db,
  id: number,
  { productId, lotId, agreementId }: World['goods'],
): Promise<Snapshot> {
  const row = await db.first<Snapshot>(sql`
    select status, hidden, total::float, refunded::float, (
        select coalesce(sum(${receivedOf}), 0)::float from order_part where order_id = sales_order.id) as received, (
        select coalesce(sum(${restOf}), 0)::float from order_part where order_id = sales_order.id) as owed, (
        select json_agg(json_build_object('id', id, 'lotId', lot_id, 'perTonne', price_per_tonne, 'kilograms', kilograms,
          'shipped', shipped_kg, 'called', called_kg) order by position) from order_line where order_id = sales_order.id) as lines, (
        select json_agg(json_build_object('id', id, 'due', due, 'state', state, 'secured', secured_at is not null,
          'onCredit', secured = 'credit', 'byLetter', secured = 'letterOfCredit', 'rest', ${restOf}, 'amount', amount) order by position)
        from order_part where order_id = sales_order.id) as parts, (
        select json_build_object('count', count(*) + (
            select count(*) from shipment_history join shipment on shipment.id = shipment_id
            where shipment.order_id = sales_order.id), 'last', (array_agg(to_status order by id desc))[1])
        from order_history where order_id = sales_order.id) as history,
      (select stock_kg::float from product where id = ${productId}) as "productKg",
      (select stock_kg::float from lot where id = ${lotId}) as "lotKg",
      (select json_object_agg(case when goods.lot_id is null then 'product' else 'lot' end,
          json_build_array(${onHand} - ${elsewhere}, ${elsewhere}))
        from ${goods} where goods.product_id = ${productId} and coalesce(goods.lot_id, ${lotId}) = ${lotId}) as places,
      (select used_kg::float from price_list where id = ${agreementId}) as "usedKg"
    from sales_order where id = ${id}`)
  if (!row) throw new Error(`There is no order ${id}.`)
  return row
}

/** The same figures, of the model and of the database. */
export const expected = ({ status, hidden, lines, money }: Known, world: World) => ({
  status,
  hidden,
  total: money.total,
  parts: money.total,
  received: money.received,
  refunded: money.refunded,
  owed: money.owed,
  last: status,
  weights: lines.map(({ kilograms, shipped, called }) => [kilograms, shipped, called]),
  stock: { ...world.stock, used: world.used },
  places: placesOf(world),
})
export const found = (snapshot: Snapshot) => ({
  status: snapshot.status,
  hidden: snapshot.hidden,
  total: snapshot.total,
  parts: snapshot.parts.reduce((sum, { amount }) => sum + amount, 0),
  received: snapshot.received,
  refunded: snapshot.refunded,
  owed: snapshot.owed,
  last: snapshot.history.last,
  weights: snapshot.lines.map(({ kilograms, shipped, called }) => [kilograms, shipped, called]),
  stock: { product: snapshot.productKg, lot: snapshot.lotKg, used: snapshot.usedKg },
  places: snapshot.places,
})
