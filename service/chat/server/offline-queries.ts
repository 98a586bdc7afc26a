import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface Unread {
  id: number
  /** Null for a visitor, who has no name. */
  from: string | null
  count: number
  /** The last three; null for what has no words. */
  texts: (string | null)[]
}

interface UnreadByContact extends Unread {
  contactId: number
}

interface UnreadByCustomer extends Unread {
  memberId: number | null
  recipient: string
  recipientName: string | null
  locale: Locale
}

const atOnce = 100

const unread = (author: 'customer' | 'contact', mark: 'contact' | 'customer') => sql`
  select count(*) as count, min(created_at) as since,
    (array_agg(left(body, 500) order by id))[greatest(count(*) - 2, 1):] as texts
  from chat_message where conversation_id = conversation.id and author = ${author} and kind <> 'handover'
    and id > ${mark === 'contact' ? sql`contact_read_id` : sql`customer_read_id`}`

const late = (minutes: number) => sql`unread.since < now() - make_interval(mins => ${minutes})
  and last_message_at > now() - interval '3 days'`

export const findUnreadByContacts = (db: Db, minutes: number) =>
  db.many<UnreadByContact>(sql`
    select conversation.id, contact_id as "contactId",
      coalesce(member.realname, conversation.email) as from, unread.count, unread.texts
    from conversation left join member on member.id = member_id
    cross join lateral (${unread('customer', 'contact')}) as unread
    where contact_mailed_id <= contact_read_id and ${late(minutes)}
    order by conversation.id limit ${atOnce}`)

/** Only to an address that its owner has proved or, without an account, left for this purpose. */
export const findUnreadByCustomers = (db: Db, minutes: number) =>
  db.many<UnreadByCustomer>(sql`
    select conversation.id, member.id as "memberId", coalesce(member.email, conversation.email) as recipient,
      member.realname as "recipientName", coalesce(member.locale, conversation.locale) as locale,
      case coalesce(member.locale, conversation.locale) when 'zh-CN' then contact.name_zh else contact.name_en end as from,
      unread.count, unread.texts
    from conversation join contact on contact.id = contact_id
    left join member on member.id = member_id and email_verified and not disabled
    cross join lateral (${unread('contact', 'customer')}) as unread
    where customer_mailed_id <= customer_read_id and coalesce(member.email, conversation.email) is not null
      and ${late(minutes)}
    order by conversation.id limit ${atOnce}`)

/** No row where they have read or been mailed meanwhile. */
export const noteMailed = (db: Db, id: number, side: 'contact' | 'customer') =>
  db.run(
    side === 'contact'
      ? sql`update conversation set contact_mailed_id = last_message_id
          where id = ${id} and contact_mailed_id <= contact_read_id and last_message_id > contact_read_id`
      : sql`update conversation set customer_mailed_id = last_message_id
          where id = ${id} and customer_mailed_id <= customer_read_id and last_message_id > customer_read_id`,
  )
