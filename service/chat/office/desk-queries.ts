import type { ChatCustomer, DeskContact, QueueItem } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { containing } from '#platform/server/database/containing.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { isThere } from '../server/shared-queries.ts'

interface QueueFilter {
  search: string | undefined
  whose: 'mine' | 'all' | 'waiting'
  contactId: number | null
}

const mostListed = 100
const names = sql`member.realname, member.enterprise_name, member.email, conversation.email`

/** Who waits longest comes first, then the latest. */
export const searchQueue = (db: Db, { search, whose, contactId }: QueueFilter) =>
  db.many<QueueItem>(sql`
    select conversation.id, coalesce(member.realname, conversation.email) as "customerName",
      member.enterprise_name as company, member_id is not null as member, conversation.locale,
      contact.id as "contactId", contact.name_zh as "contactName", contact.name_en as "contactNameEn",
      left(last.body, 120) as "lastText", last.kind as "lastKind", last.author as "lastAuthor",
      last_message_at as "lastAt", unread.count as unread, waiting_since as "waitingSince"
    from conversation join contact on contact.id = contact_id
    join chat_message last on last.id = last_message_id
    left join member on member.id = member_id
    cross join lateral (
      select count(*) from (select from chat_message
        where conversation_id = conversation.id and author = 'customer' and chat_message.id > contact_read_id
        limit 100) as few) as unread
    where true
      ${whose === 'mine' && contactId !== null ? sql`and conversation.contact_id = ${contactId}` : nothing}
      ${whose === 'waiting' ? sql`and waiting_since is not null` : nothing}
      ${search ? sql`and ${containing(search, names)}` : nothing}
    order by waiting_since nulls last, last_message_at desc limit ${mostListed}`)

export const findCustomerFacts = (db: Db, id: number) =>
  db.first<Omit<ChatCustomer, 'path'>>(sql`
    select conversation.id, member.realname as "customerName", member.enterprise_name as company,
      coalesce(member.email, conversation.email) as email, member.mobile, conversation.locale,
      coalesce(member.created_at, visitor.created_at) as since, conversation.contact_id as "contactId"
    from conversation left join member on member.id = conversation.member_id
    left join visitor on visitor.id = visitor_id where conversation.id = ${id}`)

/** The latest pages that the customer opened. */
export const searchPath = (db: Db, id: number) =>
  db.many<ChatCustomer['path'][number]>(sql`
    select url, visited_at as at, read_seconds as "readSeconds"
    from visit where visitor_id in (
      select visitor.id from conversation join visitor on visitor.id = conversation.visitor_id
        or visitor.member_id = conversation.member_id
      where conversation.id = ${id})
    order by visit.id desc limit 30`)

export const searchContacts = (db: Db) =>
  db.many<DeskContact>(sql`
    select id, name_zh as name, name_en as "nameEn",
      ${isThere(sql`contact.id`)} as online
    from contact where active order by locale, id`)
