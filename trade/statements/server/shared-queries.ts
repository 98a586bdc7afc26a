import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { receivedOf } from '#trade/order-parts/server/shared-queries.ts'

const { notShipped, shipped, completed } = literals(OrderStatus)
const { completed: returned } = literals(ReturnStatus)

const since = (event: Sql) => sql`(select min(at) from order_history where order_id = bought.id and ${event})`

/**
 * What changed the balance of these orders, with its day and its source. An order is charged when it goes on, and every
 * settlement changes that; of one that ended only the money counts, which goes back. Of an order one return or claim is open
 * at a time, so that they are completed in their order.
 */
export const movementsOf = (which: Sql) => sql`
  bought as (
    select id, order_sn, currency, total, placed_at, enterprise_id, member_id,
      status in (${notShipped}, ${shipped}, ${completed}) as live
    from sales_order where ${which}),
  moved as (
    select 1 as rank, id as order_id, id as source, 'charge' as kind,
      coalesce((select total_before from settlement where order_id = bought.id order by id limit 1), total) as amount,
      coalesce(${since(sql`to_status in (${notShipped}, ${shipped}, ${completed})`)}, placed_at) as at
    from bought where live
    union all
    select 2, order_id, settlement.id, 'settlement', total_after - total_before, at from settlement join bought on bought.id = order_id
    where live and total_after <> total_before
    union all
    select 2, back.order_id, back.id, case kind when 'return' then 'return' else 'claim' end, -back.amount, event.at from (
      select id, order_id, kind, amount, row_number() over (partition by order_id order by id) as turn
      from order_return where status = ${returned}) back join (
      select order_id, at, row_number() over (partition by order_id order by id) as turn
      from order_history where event in ('completeReturn', 'creditClaim', 'reduceClaim', 'replaceClaim')) event using (order_id, turn)
      join bought on bought.id = order_id and live where back.amount <> 0
    union all
    select 3, order_part.order_id, order_part.id, 'waived', order_part.credited + ${receivedOf} - order_part.amount,
      coalesce(${since(sql`event = 'waivePart'`)}, placed_at)
    from order_part join bought on bought.id = order_id
    where live and order_part.state = 'waived' and order_part.credited + ${receivedOf} < order_part.amount
    union all
    select 4, order_id, payment.id, 'payment', -received, payment.paid_at from payment join bought on bought.id = order_id
    where payment.status = 'paid' and received > 0
    union all
    select 5, order_id, refund.id, 'refund', refund.amount, done_at from refund join payment on payment.id = payment_id
      join bought on bought.id = order_id where refund.status = 'done'),
  dated as (
    select rank, order_id, source, kind, amount, at, (at at time zone ${sellerZone}::text)::date as day from moved)`
