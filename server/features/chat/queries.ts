import type { Locale } from '#i18n/messages.ts'
import type { Db } from '#server/database/database.ts'
import { nothing, sql } from '#server/database/sql.ts'
import { owned, type Customer } from '../support/customer.ts'

export interface Conversation {
  id: number
  contactId: number
  locale: Locale
  email: string | null
  generation: number
  lastMessageId: number
  customerReadId: number
  contactReadId: number
  waiting: boolean
}

const columns = sql`id, contact_id as "contactId", locale, email, generation, last_message_id as "lastMessageId",
  customer_read_id as "customerReadId", contact_read_id as "contactReadId", waiting_since is not null as waiting`

export const findConversation = (db: Db, customer: Customer) =>
  db.first<Conversation>(sql`select ${columns} from conversation where ${owned(customer)}`)

export const findConversationById = (db: Db, id: number) =>
  db.first<Conversation>(sql`select ${columns} from conversation where id = ${id}`)

/** Whoever holds the row gives the next id: within a conversation ids become visible in their order. */
export const lockConversation = (db: Db, customer: Customer) =>
  db.first<Conversation>(sql`select ${columns} from conversation where ${owned(customer)} for update`)

export const lockConversationById = (db: Db, id: number) =>
  db.first<Conversation>(sql`select ${columns} from conversation where id = ${id} for update`)

export const insertConversation = (db: Db, customer: Customer, contactId: number, locale: Locale) =>
  db.run(sql`
    insert into conversation (contact_id, member_id, visitor_id, locale)
    values (${contactId}, ${'memberId' in customer ? customer.memberId : null},
      ${'visitorId' in customer ? customer.visitorId : null}, ${locale})
    on conflict do nothing`)

export const setEmail = (db: Db, customer: Customer, email: string) =>
  db.run(sql`update conversation set email = ${email} where ${owned(customer)}`)

export const countUnread = (db: Db, { id, customerReadId }: Conversation) =>
  db.first<{ count: number }>(sql`
    select count(*) from (
      select from chat_message
      where conversation_id = ${id} and id > ${customerReadId} and author = 'contact' limit 100) as unread`)

/** A mark only moves forward, and never past what there is. */
export const markCustomerRead = (db: Db, customer: Customer, id: number) =>
  db.run(sql`
    update conversation set customer_read_id = least(${id}, last_message_id)
    where ${owned(customer)} and customer_read_id < least(${id}, last_message_id)`)

export const markContactRead = (db: Db, conversationId: number, id: number) =>
  db.run(sql`
    update conversation set contact_read_id = least(${id}, last_message_id)
    where id = ${conversationId} and contact_read_id < least(${id}, last_message_id)`)

export const notifyTyping = (db: Db, conversationId: number, by: 'customer' | 'contact') =>
  db.run(sql`select pg_notify('live', ${JSON.stringify({ typing: conversationId, by })})`)

export const moveToContact = (db: Db, conversationId: number, contactId: number) =>
  db.first<{ memberId: number | null; visitorId: number | null }>(sql`
    update conversation set contact_id = ${contactId} where id = ${conversationId}
    returning member_id as "memberId", visitor_id as "visitorId"`)

export interface MessageRow {
  id: number
  clientId: string
  author: 'customer' | 'contact'
  contactName: string | null
  contactNameEn: string | null
  kind: 'text' | 'product' | 'file' | 'handover'
  text: string | null
  productId: number | null
  createdAt: string
  fileId: number | null
  fileName: string
  fileType: string
  fileSize: number
  fileWidth: number | null
  fileHeight: number | null
  fileSecret: string
}

const message = sql`
  select chat_message.id, client_id as "clientId", author, contact.name_zh as "contactName",
    contact.name_en as "contactNameEn", kind, body as text, product_id as "productId",
    chat_message.created_at as "createdAt", chat_file.id as "fileId", chat_file.name as "fileName",
    chat_file.type as "fileType", chat_file.size as "fileSize", chat_file.width as "fileWidth",
    chat_file.height as "fileHeight", chat_file.secret as "fileSecret"
  from chat_message left join contact on contact.id = contact_id left join chat_file on chat_file.id = file_id`

export const findMessage = (db: Db, conversationId: number, clientId: string) =>
  db.first<MessageRow>(
    sql`${message} where chat_message.conversation_id = ${conversationId} and client_id = ${clientId}`,
  )

/** In the order in which they were stored. */
export const searchNewer = (db: Db, conversationId: number, after: number, most: number) =>
  db.many<MessageRow>(sql`
    ${message} where chat_message.conversation_id = ${conversationId} and chat_message.id > ${after}
    order by chat_message.id limit ${most}`)

/** The latest, newest first. */
export const searchOlder = (db: Db, conversationId: number, before: number | undefined, most: number) =>
  db.many<MessageRow>(sql`
    ${message} where chat_message.conversation_id = ${conversationId}
      ${before === undefined ? nothing : sql`and chat_message.id < ${before}`}
    order by chat_message.id desc limit ${most}`)

export interface NewMessage {
  conversationId: number
  clientId: string
  author: 'customer' | 'contact'
  contactId: number | null
  operatorId: number | null
  kind: MessageRow['kind']
  text: string | null
  productId: number | null
  fileId: number | null
}

/** The conversation is locked. Nothing is stored when the same message was sent before. */
export const insertMessage = (db: Db, { conversationId, author, ...said }: NewMessage) =>
  db.first<{ id: number }>(sql`
    insert into chat_message (conversation_id, client_id, author, contact_id, kind, body, product_id, file_id,
      operator_id, answer_seconds)
    select id, ${said.clientId}, ${author}, ${said.contactId}, ${said.kind}, ${said.text}, ${said.productId},
      ${said.fileId}, ${said.operatorId}, case when ${author === 'contact' && said.kind !== 'handover'} then
        extract(epoch from now() - waiting_since)::int end
    from conversation where id = ${conversationId}
    on conflict (conversation_id, client_id) do nothing returning id`)

/** Who writes has read what was there; an answer ends the waiting. */
export const noteMessage = (db: Db, id: number, { conversationId, author, kind }: NewMessage) =>
  db.run(
    author === 'customer'
      ? sql`update conversation set last_message_id = ${id}, last_message_at = now(), customer_read_id = ${id},
          waiting_since = coalesce(waiting_since, now()) where id = ${conversationId}`
      : sql`update conversation set last_message_id = ${id}, last_message_at = now(), contact_read_id = ${id},
          waiting_since = case when ${kind === 'handover'} then waiting_since end where id = ${conversationId}`,
  )

export const findPublished = (db: Db, productId: number) =>
  db.first<{ id: number }>(sql`select id from product where id = ${productId} and status = 'published'`)
