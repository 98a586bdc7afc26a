import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { OrderPart, Slip } from '../part.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { dueOnOf, payableNow, receivedOf, refundedOf, restOf } from './shared-queries.ts'

export type PartRow = Omit<OrderPart, 'slip'> & { slip: (Omit<Slip, 'url'> & { id: number }) | null }

export const searchParts = (db: Db, orderId: number) =>
  db.many<PartRow>(sql`
    select order_part.id, order_part.amount as "amountMinor", due, days, secured, state,
      secured_at is not null as "isSecured", to_char(${dueOnOf}, 'YYYY-MM-DD') as "dueOn",
      ${receivedOf} as "receivedMinor", ${refundedOf} as "refundedMinor", credited as "creditedMinor",
      ${restOf} as "restMinor", ${payableNow} as payable, (
        select json_build_object('id', upload.id, 'name', upload.name, 'status', slip_status, 'answer', slip_answer)
        from payment join upload on upload.id = slip_id where part_id = order_part.id order by payment.id desc limit 1) as slip
    from order_part join sales_order on sales_order.id = order_id where order_id = ${orderId} order by position`)

export interface LockedPart extends Pick<
  OrderPart,
  'id' | 'amountMinor' | 'creditedMinor' | 'restMinor' | 'receivedMinor' | 'refundedMinor' | 'state' | 'secured'
> {
  orderId: number
}

const locked = sql`order_part.id, order_id as "orderId", state, secured, amount as "amountMinor", credited as "creditedMinor", ${restOf} as "restMinor",
  ${receivedOf} as "receivedMinor", ${refundedOf} as "refundedMinor"`

export const lockPart = (db: Db, id: number) =>
  db.first<LockedPart>(sql`select ${locked} from order_part where id = ${id} for no key update`)

/** The last first. */
export const lockParts = (db: Db, orderId: number) =>
  db.many<LockedPart>(sql`
    select ${locked} from order_part where order_id = ${orderId} order by position desc for no key update`)

export const creditPart = (db: Db, id: number, amountMinor: number) =>
  db.run(sql`update order_part set credited = credited + ${amountMinor}::bigint where id = ${id}`)

export const setAmount = (db: Db, id: number, amountMinor: number) =>
  db.run(sql`update order_part set amount = ${amountMinor}::bigint where id = ${id}`)

const today = sql`(now() at time zone ${sellerZone}::text)::date`
/** Days that the buyer has for what an order costs more than was planned. */
const extraDays = 7

/** One more part, due some days from today, or after the goods left where they have not. */
export const insertExtraPart = (db: Db, orderId: number, amountMinor: number) =>
  db.run(sql`
    insert into order_part (order_id, position, amount, due, days)
    select id, (select max(position) + 1 from order_part where order_id = sales_order.id), ${amountMinor}, 'afterShipping',
      least(365, ${extraDays}::integer + greatest(0, coalesce(${today} - (shipped_at at time zone ${sellerZone}::text)::date, 0)))
    from sales_order where id = ${orderId}`)
