import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Conversation } from './queries.ts'

export const giveConversation = (db: Db, id: number, memberId: number) =>
  db.run(sql`
      update conversation set visitor_id = null, member_id = ${memberId}, generation = generation + 1,
        contact_id = coalesce((select contact_id from member_contact where member_id = ${memberId}), contact_id)
      where id = ${id}`)

export const announceAdoption = (db: Db, visitorId: number) =>
  db.run(sql`select pg_notify('live', ${JSON.stringify({ adopted: visitorId })})`)

/** The guest's messages join the member's own, and the guest's conversation is gone. */
export async function mergeConversations(db: Db, guest: Conversation, own: Conversation) {
  // The marks stand before the first message that is unread on either side.
  const unread = (author: 'customer' | 'contact', mark: 'contactReadId' | 'customerReadId') => sql`
    coalesce((select min(id) - 1 from chat_message where author = ${author} and (
      (conversation_id = ${own.id} and id > ${own[mark]}) or (conversation_id = ${guest.id} and id > ${guest[mark]}))),
      ${Math.max(own[mark], guest[mark])})`
  await db.run(sql`
    update conversation set customer_read_id = ${unread('contact', 'customerReadId')},
      contact_read_id = ${unread('customer', 'contactReadId')}, generation = conversation.generation + 1,
      last_message_id = greatest(conversation.last_message_id, guest.last_message_id),
      last_message_at = greatest(conversation.last_message_at, guest.last_message_at),
      waiting_since = least(conversation.waiting_since, guest.waiting_since)
    from conversation guest where conversation.id = ${own.id} and guest.id = ${guest.id}`)
  await db.run(sql`
    delete from chat_message where conversation_id = ${guest.id}
      and client_id in (select client_id from chat_message where conversation_id = ${own.id})`)
  await db.run(sql`update chat_message set conversation_id = ${own.id} where conversation_id = ${guest.id}`)
  await db.run(sql`update chat_file set conversation_id = ${own.id} where conversation_id = ${guest.id}`)
  await db.run(sql`delete from conversation where id = ${guest.id}`)
}
