import { OrderStatus } from '#platform/contract/enums.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { PlannedPart } from '../part.ts'
import { sellerZone } from '#platform/texts/format.ts'

const { cancelled, closed } = literals(OrderStatus)

/** The statement that writes down what was agreed. What is on credit is secured by that. */
export const insertParts = (orderId: number, parts: readonly PlannedPart[]) => sql`
  insert into order_part (order_id, position, amount, due, days, secured, secured_at)
  select ${orderId}, position, part."amountMinor", part.due, part.days, part.secured,
    case when part.secured = 'credit' then now() end
  from rows from (jsonb_to_recordset(${JSON.stringify(parts)}) as ("amountMinor" bigint, due text, days integer,
    secured text)) with ordinality as part ("amountMinor", due, days, secured, position)`

/** Waits for money, and is not covered by the credit of a company or a letter of credit. */
const uncovered = sql`order_part.state in ('open', 'reported', 'overdue') and order_part.secured_at is null`

/** Whether all that the row of `sales_order` at hand owes at order is paid, secured or waived. */
export const nothingDueAtOrder = sql`not exists (
  select from order_part where order_part.order_id = sales_order.id and ${uncovered} and order_part.due = 'atOrder')`

/** Whether its goods may leave. A letter of credit must be there before, whenever it is paid. */
export const nothingDueBeforeShipping = sql`not exists (
  select from order_part where order_part.order_id = sales_order.id and ${uncovered}
    and (order_part.due in ('atOrder', 'beforeShipping') or order_part.secured = 'letterOfCredit'))`

/** What came for the row of `order_part` at hand, what went back of it, and what is still to come. */
export const receivedOf = sql`coalesce((
  select sum(payment.received) from payment where payment.part_id = order_part.id and payment.status = 'paid'), 0)::bigint`
export const refundedOf = sql`coalesce((
  select sum(refund.amount) from refund join payment on payment.id = payment_id
  where payment.part_id = order_part.id), 0)::bigint`
export const restOf = sql`case when order_part.state in ('open', 'reported', 'overdue')
  then greatest(order_part.amount - order_part.credited - ${receivedOf}, 0) else 0 end`

/** Days that the copies of the documents take to the buyer. */
const documentDays = 7

/** Until when the row of `order_part` at hand is to be paid, a day of the seller's; null while nobody knows. */
export const dueOnOf = sql`case order_part.due
  when 'atOrder' then (sales_order.pay_until at time zone ${sellerZone}::text)::date
  when 'beforeShipping' then null
  else (sales_order.shipped_at at time zone ${sellerZone}::text)::date + coalesce(order_part.days, ${documentDays}::integer) end`

/** Days since then, where the row of `sales_order` is at hand; below zero before. */
export const daysLate = sql`(now() at time zone ${sellerZone}::text)::date - (${dueOnOf})`

/** Whether its day has passed, where the order does not close by that. */
export const isOverdue = sql`order_part.due <> 'atOrder' and (
  select ${daysLate} > 0 from sales_order where sales_order.id = order_part.order_id)`

/** Whether the buyer can pay it now: what is due after shipping waits for the goods, a letter of credit is paid by the bank. */
export const payableNow = sql`order_part.state in ('open', 'overdue') and order_part.secured <> 'letterOfCredit'
  and sales_order.status not in (${cancelled}, ${closed})
  and (order_part.due in ('atOrder', 'beforeShipping') or sales_order.shipped_at is not null)`

/** Whether anything of the row of `sales_order` at hand can be paid now. */
export const anyPayable = sql`exists (
  select from order_part where order_part.order_id = sales_order.id and ${payableNow})`

/** What decides about the steps of the seller: whether money is to come. */
export const deskFacts = sql`exists (
    select from order_part where order_part.order_id = sales_order.id
      and order_part.state in ('open', 'reported', 'overdue')) as owing`
