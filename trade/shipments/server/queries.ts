import { ReturnStatus } from '#platform/contract/enums.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { Carrier } from '#trade/carriers/server/shared-queries.ts'
import type { PaperKind, ShipmentFacts } from '../shipment.ts'

const { rejected } = literals(ReturnStatus)

/** What leaves of a line. */
export interface LoadedLine {
  lineId: number
  lotId?: number | null
  warehouseId?: number | null
  kilograms: number
}

const sentBack = sql`(
  select coalesce(sum(back.kilograms), 0) from order_return_line back join order_return on order_return.id = return_id
  where back.line_id = order_line.id and order_return.status <> ${rejected})`

/**
 * Counts what leaves, or what was counted too much. A line that would have more than its tolerance allows, or less than
 * has come back of it, is not answered: whoever misses one rolls back.
 */
export const countShipped = (db: Db, orderId: number, lines: readonly LoadedLine[]) =>
  db.many<{ lineId: number }>(sql`
    update order_line set shipped_kg = shipped_kg + loaded.kilograms
    from (
      select "lineId", sum(kilograms)::integer as kilograms
      from jsonb_to_recordset(${JSON.stringify(lines)}) as line ("lineId" integer, kilograms integer)
      group by "lineId") loaded
    where id = loaded."lineId" and order_id = ${orderId}
      and (shipped_kg + loaded.kilograms)::bigint * 100 <= order_line.kilograms::bigint * (100 + tolerance_percent)
      and shipped_kg + loaded.kilograms >= ${sentBack}
    returning id as "lineId"`)

const today = sql`(now() at time zone ${sellerZone})::date`

const leastNotice = 3
/**
 * The end of the last day to say that something is wrong, in the seller's zone. An arrival that is entered late still
 * leaves the buyer some days.
 */
const receiveUntil = (day: string | null, days: number): Sql => sql`(
  greatest(${day}::date + ${days}::integer, case when ${day}::date is not null then ${today} + ${leastNotice}::integer end) + 1)::timestamp at time zone ${sellerZone}`

export interface NewShipment extends ShipmentFacts {
  orderId: number
  carrier: Pick<Carrier, 'name' | 'nameEn'> & { id: number | null }
}

export const insertShipment = (db: Db, { orderId, carrier, ...facts }: NewShipment, receiveDays: number) =>
  db.first<Columns<'shipment', 'id' | 'number'>>(sql`
    insert into shipment (order_id, number, carrier_id, carrier_zh, carrier_en, tracking_number, mode, containers,
      vessel, bill_number, ready_on, loaded_on, etd, eta, delivered_on, receive_until)
    values (${orderId}, (select coalesce(max(number), 0) + 1 from shipment where order_id = ${orderId}),
      ${carrier.id}, ${carrier.name}, ${carrier.nameEn}, ${facts.trackingNumber}, ${facts.mode}, ${facts.containers},
      ${facts.vessel}, ${facts.billNumber}, ${facts.readyOn}, ${facts.loadedOn}, ${facts.etd}, ${facts.eta},
      ${facts.deliveredOn}, ${receiveUntil(facts.deliveredOn, receiveDays)})
    returning id, number`)

export const insertFirstHistory = (db: Db, shipmentId: number, operatorId: number) =>
  db.run(sql`
    insert into shipment_history (shipment_id, event, to_status, actor, actor_id)
    values (${shipmentId}, 'ship', 'shipped', 'operator', ${operatorId})`)

/** A line that was ordered of a lot leaves of that lot; another one of a lot of its product, where one is named. */
export const insertLines = (db: Db, shipmentId: number, lines: readonly LoadedLine[]) =>
  db.run(sql`
    insert into shipment_line (shipment_id, position, line_id, lot_id, lot_code, warehouse_id, kilograms)
    select ${shipmentId}, row_number() over (), order_line.id, coalesce(order_line.lot_id, lot.id),
      coalesce(order_line.lot_code, lot.code), line."warehouseId", line.kilograms
    from jsonb_to_recordset(${JSON.stringify(lines)}) as line (
      "lineId" integer, "lotId" integer, "warehouseId" integer, kilograms integer)
    join order_line on order_line.id = line."lineId"
    left join lot on lot.id = line."lotId" and lot.product_id = order_line.product_id
    where line."lotId" is null or lot.id is not null`)

export const removeLines = (db: Db, shipmentId: number) =>
  db.run(sql`delete from shipment_line where shipment_id = ${shipmentId}`)

export const insertPapers = (db: Db, shipmentId: number, kind: PaperKind, uploadIds: readonly number[]) =>
  db.run(sql`
    insert into shipment_paper (shipment_id, kind, upload_id)
    select ${shipmentId}, ${kind}, id from unnest(${uploadIds}::int[]) as sent (id)`)

export const removePaper = (db: Db, shipmentId: number, uploadId: number) =>
  db.run(sql`delete from shipment_paper where shipment_id = ${shipmentId} and upload_id = ${uploadId}`)

export const isPast = async (db: Db, day: string) =>
  (await db.first<{ past: boolean }>(sql`select ${day}::date <= ${today} as past`))?.past === true

/** The columns of what was typed, and what follows from the day of the arrival. */
export const factsToSet = (
  { carrier, ...facts }: Omit<NewShipment, 'orderId'>,
  arrival: { days: number } | undefined,
) =>
  sql`, version = version + 1, carrier_id = ${carrier.id}, carrier_zh = ${carrier.name}, carrier_en = ${carrier.nameEn},
    tracking_number = ${facts.trackingNumber}, mode = ${facts.mode}, containers = ${facts.containers},
    vessel = ${facts.vessel}, bill_number = ${facts.billNumber}, ready_on = ${facts.readyOn},
    loaded_on = ${facts.loadedOn}, etd = ${facts.etd}, eta = ${facts.eta}, delivered_on = ${facts.deliveredOn}
    ${arrival ? sql`, receive_until = ${receiveUntil(facts.deliveredOn, arrival.days)}, receive_reminded = false` : nothing}`
