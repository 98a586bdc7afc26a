import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Shipment } from '../shipment.ts'

type ShipmentRow = Omit<Shipment, 'trackingUrl' | 'papers'> & {
  trackingPattern: string | null
  papers: Omit<Shipment['papers'][number], 'url'>[]
}

export const shipmentsOf = (db: Db, orderId: number) =>
  db.many<ShipmentRow>(sql`
    select shipment.id, shipment.version, number, status, carrier_zh as carrier, carrier_en as "carrierEn",
      tracking_url as "trackingPattern", tracking_number as "trackingNumber", mode, containers, vessel,
      bill_number as "billNumber", ready_on as "readyOn", loaded_on as "loadedOn", etd, eta,
      delivered_on as "deliveredOn", shipped_at as "shippedTime", receive_until as "receiveUntil",
      received_at as "receivedTime",
      (select sum(kilograms)::integer from shipment_line where shipment_id = shipment.id) as kilograms,
      (select json_agg(json_build_object('lineId', line_id, 'lotId', lot_id, 'lotCode', lot_code,
        'warehouseId', warehouse_id, 'kilograms', kilograms) order by position) from shipment_line where shipment_id = shipment.id) as lines,
      coalesce((
        select json_agg(json_build_object('id', upload.id, 'kind', paper.kind, 'name', name, 'size', size)
          order by added_at, upload.id)
        from shipment_paper paper join upload on upload.id = upload_id where shipment_id = shipment.id), '[]') as papers,
      exists (select from shipment_line join order_line on order_line.id = line_id
        join document on document.lot_id = coalesce(shipment_line.lot_id, order_line.lot_id) and document.kind = 'COA'
        join product on product.id = document.product_id and product.status <> 'draft'
        where shipment_id = shipment.id) as certified,
      coalesce((
        select json_agg(json_build_object('time', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'fields', changed) order by id)
        from shipment_history where shipment_id = shipment.id and changed is not null), '[]') as changes
    from shipment left join carrier on carrier.id = carrier_id where order_id = ${orderId} and status <> 'withdrawn'
    order by number`)

/** Lines of which less has left than their tolerance allows to be missing. */
export const unshipped = sql`shipped_kg::bigint * 100 < order_line.kilograms::bigint * (100 - tolerance_percent)`

export const isAllShipped = async (db: Db, orderId: number) =>
  (await db.first(sql`select from order_line where order_id = ${orderId} and ${unshipped}`)) === undefined

/** Of the order of the row. */
export const shippedKg = sql`(select sum(shipped_kg)::integer from order_line where order_id = sales_order.id)`

/** When the last goods of the order of the row left. */
export const lastLeftAt = sql`(
  select max(shipment.shipped_at) from shipment
  where shipment.order_id = sales_order.id and shipment.status <> 'withdrawn')`

/** When the last of them counts as received; null while one has not arrived. */
export const receivedBy = sql`(
  select case when bool_and(receive_until is not null) then max(receive_until) end
  from shipment where order_id = sales_order.id and status = 'shipped')`

/** Which shipments of an order are still on their way. */
export const underWay = (db: Db, orderId: number) =>
  db.many<Columns<'shipment', 'id'>>(sql`
    select id from shipment where order_id = ${orderId} and status = 'shipped' order by number`)

/** Whose time to say that something is wrong is over. */
export const searchOverdue = (db: Db) =>
  db.many<Columns<'shipment', 'id' | 'orderId'>>(sql`
    select id, order_id as "orderId" from shipment where status = 'shipped' and receive_until < now()
    order by id limit 100`)
