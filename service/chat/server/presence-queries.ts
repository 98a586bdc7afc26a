import type { ChatContact } from '../contract.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { optionalPictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isThere, presenceSeconds } from './shared-queries.ts'

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

export const keepPresent = (db: Db, contactId: number) =>
  db.run(sql`
    insert into contact_presence (contact_id) values (${contactId})
    on conflict (contact_id) do update set seen_at = now()`)

export const leaveDesk = (db: Db, contactId: number) =>
  db.run(sql`
    update contact_presence set seen_at = now() - make_interval(secs => ${presenceSeconds})
    where contact_id = ${contactId}`)

export const setAway = (db: Db, contactId: number, away: boolean) =>
  db.run(sql`
    insert into contact_presence (contact_id, away) values (${contactId}, ${away})
    on conflict (contact_id) do update set away = excluded.away, seen_at = now()`)

export const isAway = async (db: Db, contactId: number) =>
  (
    await db.first<Columns<'contact_presence', 'away'>>(
      sql`select away from contact_presence where contact_id = ${contactId}`,
    )
  )?.away ?? false
