import { ReturnStatus } from '#platform/contract/enums.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'

const { pending, returning } = literals(ReturnStatus)

/** Whether something of the row of `sales_order` at hand is to come back, or on its way. */
export const openReturn = sql`exists (
  select from order_return
  where order_return.order_id = sales_order.id and order_return.status in (${pending}, ${returning}))`
