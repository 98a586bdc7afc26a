import type { Message, Note } from '#trade/threads/message.ts'
import { belongsTo, nameForColleagues } from '#identity/companies/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const messagesOf = (db: Db, orderId: number) =>
  db.many<Message>(sql`
    select message.id, author, ${nameForColleagues(sql`sales_order`, sql`message.member_id`)} as writer, seller.name_zh as "contactName", seller.name_en as "contactNameEn", body,
      message.created_at as "createdAt", (
        select coalesce(json_agg(json_build_object('id', upload.id, 'name', upload.name, 'size', upload.size)
          order by position), '[]')
        from order_message_file join upload on upload.id = upload_id where message_id = message.id) as files
    from order_message message join sales_order on sales_order.id = order_id
      left join contact seller on seller.id = message.contact_id
    where order_id = ${orderId} order by message.id`)

export const notesOf = (db: Db, orderId: number) =>
  db.many<Note>(sql`
    select order_note.id, body, operator.name_zh as "operatorName", operator.name_en as "operatorNameEn",
      order_note.created_at as "createdAt"
    from order_note join operator on operator.id = operator_id where order_id = ${orderId} order by order_note.id`)

/** Nothing is written into an order that is not the member's. */
export const insertBuyerMessage = (db: Db, memberId: number, orderId: number, body: string) =>
  db.first<{ id: number; orderSn: string }>(sql`
    with written as (
      insert into order_message (order_id, author, member_id, body)
      select id, 'buyer', ${memberId}, ${body} from sales_order
      where id = ${orderId} and ${belongsTo(memberId, sql`sales_order`)} and not hidden
      returning id, order_id)
    select written.id, order_sn as "orderSn" from written join sales_order on sales_order.id = order_id`)

interface SellerMessage {
  orderId: number
  contactId: number | null
  operatorId: number
  body: string
}

export const insertSellerMessage = (db: Db, { orderId, contactId, operatorId, body }: SellerMessage) =>
  db.first<{ id: number }>(sql`
    insert into order_message (order_id, author, contact_id, operator_id, body)
    values (${orderId}, 'contact', ${contactId}, ${operatorId}, ${body}) returning id`)

export const insertMessageFiles = (db: Db, messageId: number, uploadIds: number[]) =>
  db.run(sql`
    insert into order_message_file (message_id, position, upload_id)
    select ${messageId}, place, id from unnest(${uploadIds}::int[]) with ordinality as chosen (id, place)`)

export const insertNote = (db: Db, orderId: number, operatorId: number, body: string) =>
  db.first<{ id: number }>(sql`
    insert into order_note (order_id, operator_id, body) values (${orderId}, ${operatorId}, ${body}) returning id`)

/** Who looks after the order: of its quote, of its buyer, the first there is, or the house. */
export const findContactOf = (db: Db, orderId: number) =>
  db.first<Columns<'contact', 'id'>>(sql`
    select contact.id from sales_order
    left join quote on quote.id = quote_id left join enquiry on enquiry.id = enquiry_id
    left join member_contact on member_contact.member_id = sales_order.member_id
    join contact on contact.active
    where sales_order.id = ${orderId}
    order by (contact.id = enquiry.contact_id) is true desc, (contact.id = member_contact.contact_id) is true desc,
      house, contact.id
    limit 1`)
