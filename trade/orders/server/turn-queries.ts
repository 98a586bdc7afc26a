import { ReturnStatus } from '#platform/contract/enums.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { dueOnOf, nothingDueBeforeShipping, payableNow, restOf } from '#trade/order-parts/server/shared-queries.ts'
import { waitingSlip } from '#trade/payments/server/waiting-slip.ts'

const { pending } = literals(ReturnStatus)

/** Money that only a person can send back: a provider is asked by a scheduled job. */
export const refundDue = sql`exists (
  select from refund join payment on payment.id = payment_id
  where order_id = sales_order.id and refund.status = 'due' and provider = 'transfer')`

const eta = sql`(select max(shipment.eta) from shipment
  where shipment.order_id = sales_order.id and shipment.status = 'shipped')`

/** What decides whose turn it is, of the row of `sales_order` at hand, beside its own columns. */
export const turnFacts = sql`
  (select order_return.status from order_return where order_return.order_id = sales_order.id
    and order_return.kind = 'return' order by order_return.id desc limit 1) as "returnApplyStatus",
  exists (select from order_return where order_return.order_id = sales_order.id and order_return.kind <> 'return'
    and order_return.status = ${pending}) as "claimWaiting",
  exists (select from weight_request where weight_request.order_id = sales_order.id
    and weight_request.status = 'asked') as "weightAsked",
  exists (select from letter_of_credit where letter_of_credit.order_id = sales_order.id
    and letter_of_credit.status = 'registered') as "letterWaiting",
  ${waitingSlip} as "slipWaiting", ${nothingDueBeforeShipping} as "mayShip", ${refundDue} as "refundDue", (
    select json_build_object('due', order_part.due, 'restMinor', ${restOf}, 'dueOn', ${dueOnOf},
      'isOverdue', order_part.state = 'overdue')
    from order_part where order_part.order_id = sales_order.id and ${payableNow}
    order by order_part.position limit 1) as "nextPart",
  ${eta} as eta, coalesce(${eta} >= (now() at time zone ${sellerZone}::text)::date, false) as "etaAhead"`
