import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** Whether the row of `upload` at hand came with an order that the member may see. */
export const sentWithOwnOrder = (memberId: number): Sql => sql`exists (
  select from sales_order join (
    select order_id, slip_id as upload_id from payment where slip_id is not null union all
    select order_id, upload_id from order_return_photo join order_return on order_return.id = return_id union all
    select order_id, upload_id from order_message_file join order_message on order_message.id = message_id
    union all select order_id, upload_id from letter_of_credit
    union all select order_id, upload_id from shipment_paper join shipment on shipment.id = shipment_id) sent
    on sent.order_id = sales_order.id
  where sent.upload_id = upload.id and ${belongsTo(memberId, sql`sales_order`)} and not hidden)`
