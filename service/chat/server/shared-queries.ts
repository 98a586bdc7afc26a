import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** A desk says every half minute that it is there; one that fell silent is gone after this. */
export const presenceSeconds = 75

/** Whether a contact has the back office open and is not away. */
export const isThere = (contactId: Sql) => sql`exists (
  select from contact_presence as here
  where here.contact_id = ${contactId} and not away and seen_at > now() - make_interval(secs => ${presenceSeconds}))`

/** Files lie outside of the database: the job of retention takes them with the chat. */
export const markChatOf = (db: Db, memberId: number) =>
  db.run(sql`update conversation set erase_at = now(), email = null where member_id = ${memberId}`)

interface Erasable {
  id: number
  keys: string[]
}

export const searchErasableChats = (db: Db, months: number, most: number) =>
  db.many<Erasable>(sql`
    select id, array(select storage_key from chat_file where conversation_id = conversation.id) as keys
    from conversation
    where erase_at <= now() or last_message_at < now() - make_interval(months => ${months}) order by id limit ${most}`)

export const removeChat = (db: Db, id: number) => db.run(sql`delete from conversation where id = ${id}`)
