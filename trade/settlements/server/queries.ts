import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Settlement, SettlementCause } from '../settlement.ts'

type ChargedLine = Columns<
  'order_line',
  'id' | 'kilograms' | 'shippedKg' | 'chargedKg',
  { perTonneMinor: 'pricePerTonne'; amountMinor: 'amount' }
>

/** The caller has locked the order. */
export const linesToCharge = (db: Db, orderId: number) =>
  db.many<ChargedLine>(sql`
    select id, kilograms, shipped_kg as "shippedKg", charged_kg as "chargedKg", price_per_tonne as "perTonneMinor",
      amount as "amountMinor"
    from order_line where order_id = ${orderId} order by position`)

/** What the order costs, and what went back by settlements before. */
export const findCharged = (db: Db, orderId: number) =>
  db.first<{ totalMinor: number; sentBackMinor: number }>(sql`
    select total as "totalMinor", (
      select coalesce(sum(refunded), 0)::bigint from settlement where order_id = sales_order.id) as "sentBackMinor"
    from sales_order where id = ${orderId}`)

export interface LineCharge {
  lineId: number
  /** What is to come of it from now on, never less than has left. */
  kilograms: number
  chargedKg: number | null
  amountBeforeMinor: number
  amountAfterMinor: number
}

/** Answers how many lines were as the caller found them. */

export const chargeLines = (db: Db, lines: readonly LineCharge[]) =>
  db.run(sql`
    update order_line set amount = line."amountAfterMinor", charged_kg = line."chargedKg", kilograms = line.kilograms,
      changed_kg = changed_kg + line.kilograms - order_line.kilograms
    from jsonb_to_recordset(${JSON.stringify(lines)}) as line ("lineId" integer, kilograms integer, "chargedKg" integer,
      "amountBeforeMinor" bigint, "amountAfterMinor" bigint)
    where id = line."lineId" and amount = line."amountBeforeMinor"
      and (line.kilograms = order_line.kilograms or line.kilograms >= shipped_kg)`)

/** The total changes by what its goods do; freight stays as it was agreed. */
export const chargeOrder = (db: Db, orderId: number, { before, after }: { before: number; after: number }) =>
  db.run(sql`
    update sales_order set total = ${after},
      kilograms = (select sum(order_line.kilograms) from order_line where order_id = sales_order.id)
    where id = ${orderId} and total = ${before}`)

export interface NewSettlement {
  orderId: number
  cause: SettlementCause
  before: number
  after: number
  refundedMinor: number
  reason: string | null
  lines: readonly Settlement['lines'][number][]
}

export const insertSettlement = (db: Db, { orderId, cause, before, after, ...rest }: NewSettlement) =>
  db.first<Columns<'settlement', 'id'>>(sql`
    with settled as (
      insert into settlement (order_id, cause, total_before, total_after, refunded, reason)
      values (${orderId}, ${cause}, ${before}, ${after}, ${rest.refundedMinor}, ${rest.reason}) returning id),
    lines as (
      insert into settlement_line (settlement_id, line_id, kilograms_before, kilograms_after, amount_before, amount_after)
      select settled.id, line.* from settled, jsonb_to_recordset(${JSON.stringify(rest.lines)}) as line ("lineId" integer,
        "kilogramsBefore" integer, "kilogramsAfter" integer, "amountBeforeMinor" bigint, "amountAfterMinor" bigint))
    select id from settled`)
