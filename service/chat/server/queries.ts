import type { ReadMarks } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { owned, type Customer } from '#platform/server/api/customer.ts'

export interface Conversation extends Columns<
  'conversation',
  'id' | 'contactId' | 'locale' | 'email' | 'generation' | 'lastMessageId' | 'customerReadId' | 'contactReadId'
> {
  locale: Locale
  waiting: boolean
}

/** Where a conversation stands, as the database notifies every process. */
export type ConversationNotice = Columns<
  'conversation',
  'generation',
  {
    conversation: 'id'
    visitor: 'visitorId'
    member: 'memberId'
    contact: 'contactId'
    last: 'lastMessageId'
    customerRead: 'customerReadId'
    contactRead: 'contactReadId'
  }
>

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

/** Not waited for on the disk: a mark that is forgotten is set again by the next look. */
const quickly = sql`(select set_config('synchronous_commit', 'off', true)) as quickly`

/** A mark only moves forward, and never past what there is. */
export const markCustomerRead = (db: Db, customer: Customer, id: number) =>
  db.run(sql`
    update conversation set customer_read_id = least(${id}, last_message_id) from ${quickly}
    where ${owned(customer)} and customer_read_id < least(${id}, last_message_id)`)

export const markContactRead = (db: Db, conversationId: number, id: number) =>
  db.run(sql`
    update conversation set contact_read_id = least(${id}, last_message_id) from ${quickly}
    where id = ${conversationId} and contact_read_id < least(${id}, last_message_id)`)

export const notifyTyping = (db: Db, conversationId: number, by: 'customer' | 'contact') =>
  db.run(sql`select pg_notify('live', ${JSON.stringify({ typing: conversationId, by })})`)

export const moveToContact = (db: Db, conversationId: number, contactId: number) =>
  db.first<Columns<'conversation', 'memberId' | 'visitorId'>>(sql`
    update conversation set contact_id = ${contactId} where id = ${conversationId}
    returning member_id as "memberId", visitor_id as "visitorId"`)

type FileColumns =
  | { fileId: number; fileName: string; fileType: string; fileSize: number; fileSecret: string }
  | { fileId: null; fileName: null; fileType: null; fileSize: null; fileSecret: null }

export type MessageRow = FileColumns & {
  id: number
  clientId: string
  author: 'customer' | 'contact'
  contactName: string | null
  contactNameEn: string | null
  kind: 'text' | 'product' | 'file' | 'handover'
  text: string | null
  productId: number | null
  createdAt: string
  fileWidth: number | null
  fileHeight: number | null
}

const messageColumns = sql`chat_message.id, client_id as "clientId", author, contact.name_zh as "contactName",
    contact.name_en as "contactNameEn", kind, body as text, product_id as "productId",
    chat_message.created_at as "createdAt", chat_file.id as "fileId", chat_file.name as "fileName",
    chat_file.type as "fileType", chat_file.size as "fileSize", chat_file.width as "fileWidth",
    chat_file.height as "fileHeight", chat_file.secret as "fileSecret"`

const message = sql`
  select ${messageColumns}
  from chat_message left join contact on contact.id = contact_id left join chat_file on chat_file.id = file_id`

export const findMessage = (db: Db, whose: Sql, clientId: string) =>
  db.first<MessageRow>(sql`
    ${message} where chat_message.conversation_id = (select id from conversation where ${whose})
      and client_id = ${clientId}`)

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
  clientId: string
  author: 'customer' | 'contact'
  /** Whoever has the conversation, unless named. */
  contactId: number | null
  operatorId: number | null
  kind: MessageRow['kind']
  text: string | null
  productId: number | null
  fileId: number | null
}

/** A message as it was stored, and where the conversation stood before it. */
export type StoredRow = MessageRow & {
  conversationId: number
  memberId: number | null
  visitorId: number | null
  contactId: number
  generation: number
  /** The message before it. */
  previousId: number
  marks: ReadMarks
}

/**
 * Stores a message in one step: the conversation is held, so ids become visible in their order; a file is claimed; who
 * writes has read what was there; an answer ends the waiting. Nothing is stored when the same message was sent before,
 * when product or file are not to be had, or when there is no such conversation.
 */
export const storeMessage = (db: Db, whose: Sql, said: NewMessage, { announced }: { announced: boolean }) =>
  db.first<StoredRow>(sql`
    with held as (
      select id, contact_id, member_id, visitor_id, generation, last_message_id, waiting_since, customer_read_id,
        contact_read_id ${announced ? sql`, set_config('chat.announced', 'on', true)` : nothing}
      from conversation where ${whose} for update),
    file as (
      update chat_file set claimed = true from held
      where chat_file.id = ${said.fileId} and conversation_id = held.id and ready and not claimed returning chat_file.id),
    stored as (
      insert into chat_message (conversation_id, client_id, author, contact_id, kind, body, product_id, file_id,
        operator_id, answer_seconds)
      select held.id, ${said.clientId}, ${said.author},
        case when ${said.author === 'contact'} then coalesce(${said.contactId}, held.contact_id) end,
        ${said.kind}, ${said.text}, ${said.productId}, file.id, ${said.operatorId},
        case when ${said.author === 'contact' && said.kind !== 'handover'} then
          least(extract(epoch from now() - waiting_since)::int, 60 * office_minutes(waiting_since, now())) end
      from held left join file on true
      where ${said.kind === 'file' ? sql`file.id is not null` : sql`true`} and ${
        said.kind === 'product'
          ? sql`exists (select from product where product.id = ${said.productId} and status = 'published')`
          : sql`true`
      }
      on conflict (conversation_id, client_id) do nothing returning *),
    noted as (
      update conversation set last_message_id = stored.id, last_message_at = now(), ${
        said.author === 'customer'
          ? sql`customer_read_id = stored.id, waiting_since = coalesce(conversation.waiting_since, now())`
          : sql`contact_read_id = stored.id,
              waiting_since = case when ${said.kind === 'handover'} then conversation.waiting_since end`
      } from stored where conversation.id = stored.conversation_id)
    select ${messageColumns}, held.id as "conversationId", held.member_id as "memberId",
      held.visitor_id as "visitorId", held.contact_id as "contactId", generation,
      held.last_message_id as "previousId", json_build_object(
        'customer', case author when 'customer' then chat_message.id else customer_read_id end,
        'contact', case author when 'contact' then chat_message.id else contact_read_id end) as marks
    from stored as chat_message join held on true left join contact on contact.id = chat_message.contact_id
      left join chat_file on chat_file.id = file_id`)

/** What moved lately, as notices: for those that were never sent. */
export const searchMoved = (db: Db, seconds: number) =>
  db.many<ConversationNotice>(sql`
    select id as conversation, visitor_id as visitor, member_id as member, contact_id as contact, generation,
      last_message_id as last, customer_read_id as "customerRead", contact_read_id as "contactRead"
    from conversation where last_message_at > now() - make_interval(secs => ${seconds})`)

/** Notices cost no disk when nothing else is written with them, and many cost as much as one. */
export const notifyAll = (db: Db, notices: ConversationNotice[]) =>
  db.run(
    sql`select pg_notify('live', notice) from unnest(${notices.map((each) => JSON.stringify(each))}::text[]) notice`,
  )
