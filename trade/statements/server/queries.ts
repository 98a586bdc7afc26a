import type { Currency } from '#platform/contract/currencies.ts'
import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { receivedOf } from '#trade/order-parts/server/shared-queries.ts'
import type { Movement } from '../contract.ts'

const { notShipped, shipped, completed } = literals(OrderStatus)
const { completed: returned } = literals(ReturnStatus)

export interface Account {
  enterpriseId: Sql
  currency: Currency
  from: string
  to: string
}

const since = (event: Sql) => sql`(select min(at) from order_history where order_id = bought.id and ${event})`

/**
 * What changed the balance, with its day. An order is charged when it goes on, and every settlement changes that; of one that ended only
 * the money counts, which goes back. Of an order one return or claim is open at a time, so that they are completed in their order.
 */
const movements = ({ enterpriseId, currency }: Account) => sql`
  bought as (
    select id, order_sn, total, placed_at, status in (${notShipped}, ${shipped}, ${completed}) as live from sales_order
    where enterprise_id = (${enterpriseId}) and currency = ${currency}),
  moved as (
    select 1 as rank, id as order_id, 'charge' as kind,
      coalesce((select total_before from settlement where order_id = bought.id order by id limit 1), total) as amount,
      coalesce(${since(sql`to_status in (${notShipped}, ${shipped}, ${completed})`)}, placed_at) as at
    from bought where live
    union all
    select 2, order_id, 'settlement', total_after - total_before, at from settlement join bought on bought.id = order_id
    where live and total_after <> total_before
    union all
    select 2, back.order_id, case kind when 'return' then 'return' else 'claim' end, -back.amount, event.at from (
      select order_id, kind, amount, row_number() over (partition by order_id order by id) as turn
      from order_return where status = ${returned}) back join (
      select order_id, at, row_number() over (partition by order_id order by id) as turn
      from order_history where event in ('completeReturn', 'creditClaim', 'reduceClaim', 'replaceClaim')) event using (order_id, turn)
      join bought on bought.id = order_id and live where back.amount <> 0
    union all
    select 3, order_part.order_id, 'waived', order_part.credited + ${receivedOf} - order_part.amount,
      coalesce(${since(sql`event = 'waivePart'`)}, placed_at)
    from order_part join bought on bought.id = order_id
    where live and order_part.state = 'waived' and order_part.credited + ${receivedOf} < order_part.amount
    union all
    select 4, order_id, 'payment', -received, paid_at from payment join bought on bought.id = order_id
    where payment.status = 'paid' and received > 0
    union all
    select 5, order_id, 'refund', refund.amount, done_at from refund join payment on payment.id = payment_id
      join bought on bought.id = order_id where refund.status = 'done'),
  dated as (
    select rank, order_id, kind, amount, at, (at at time zone ${sellerZone}::text)::date as day from moved)`

export const findOpening = async (db: Db, account: Account) =>
  (
    await db.first<{ minor: number }>(sql`
    with ${movements(account)}
    select coalesce(sum(amount), 0)::bigint as minor from dated where day < ${account.from}::date`)
  )?.minor ?? 0

export const searchMovements = (db: Db, account: Account) =>
  db.many<Omit<Movement, 'balanceMinor'>>(sql`
    with ${movements(account)}
    select to_char(day, 'YYYY-MM-DD') as day, kind, order_id as "orderId", order_sn as "orderSn", amount as "amountMinor"
    from dated join bought on bought.id = order_id where day between ${account.from}::date and ${account.to}::date
    order by day, at, rank, order_id`)

export const findDebtor = (db: Db, enterpriseId: Sql) =>
  db.first<{ name: string }>(sql`select name from enterprise where id = (${enterpriseId})`)
