import { sql } from '#platform/server/database/sql.ts'

/** Whether the receipt of a transfer for the row of `sales_order` at hand waits for the seller. */
export const waitingSlip = sql`exists (
  select from payment where payment.order_id = sales_order.id and slip_status = 'waiting')`
