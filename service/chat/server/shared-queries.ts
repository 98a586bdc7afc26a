import type { Picture } from '#platform/contract/picture.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { optionalPictureJson } from '#platform/server/database/picture.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { ChatContact } from '../contract.ts'

/** A desk says every half minute that it is there; one that fell silent is gone after this. */
export const presenceSeconds = 75

/** Whether a contact has the back office open and is not away. */
export const isThere = (contactId: Sql) => sql`exists (
  select from contact_presence as here
  where here.contact_id = ${contactId} and not away and seen_at > now() - make_interval(secs => ${presenceSeconds}))`

interface ContactRow extends Columns<'contact', 'id' | 'nameEn', { name: 'nameZh' }> {
  picture: Picture | null
  online: boolean
  standIn: ChatContact['standIn']
  answerSeconds: number | null
}

/** Who is there and shares a language with the contact of the row at hand: any of them may answer meanwhile. */
const standIn = sql`(
  select json_build_object('name', other.name_zh, 'nameEn', other.name_en) from contact as other
  where not ${isThere(sql`contact.id`)} and other.id <> contact.id and other.active and not other.house
    and other.languages && contact.languages and ${isThere(sql`other.id`)}
  order by other.id limit 1)`

/** The contact with presence and the usual time to an answer, from the last fifty. */
export async function findChatContact(db: Db, id: number): Promise<ChatContact | undefined> {
  const row = await db.first<ContactRow>(sql`
    select contact.id, name_zh as name, name_en as "nameEn", ${optionalPictureJson} as picture,
      ${isThere(sql`contact.id`)} as online, ${standIn} as "standIn", (
        select case when count(*) >= 3 then percentile_cont(0.5) within group (order by answer_seconds) end
        from (select answer_seconds from chat_message where contact_id = contact.id and answer_seconds is not null
          order by chat_message.id desc limit 50) as lately) as "answerSeconds"
    from contact left join picture on picture.id = picture_id
    where contact.id = ${id}`)
  if (!row) return undefined
  const { answerSeconds, ...contact } = row
  return { ...contact, answerMinutes: answerSeconds === null ? null : Math.max(1, Math.round(answerSeconds / 60)) }
}

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
