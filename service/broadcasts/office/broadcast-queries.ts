import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

/** Members whom a broadcast means: not who came after it was sent, nor, of one to many, who wants no announcements. */
export const meant = sql`not member.disabled and member.created_at <= coalesce(broadcast.sent_at, now())
  and (broadcast.locale is null or member.locale = broadcast.locale)
  and case broadcast.audience when 'all' then true when 'role' then member.role_id = broadcast.role_id
    else member.id = broadcast.member_id end
  and (broadcast.audience = 'member' or not exists (
    select from member_notice_choice where member_id = member.id and topic = 'announcements' and not letter))`

/**
 * Some who do not have it yet: noting them and giving them the letter is one statement, so it happens to each once.
 * A member reads it in their language where it was written in it.
 */
export const giveLetters = (db: Db, id: number, most: number) =>
  db.run(sql`
    with due as (
      select member.id from broadcast, member
      where broadcast.id = ${id} and ${meant} and not exists (
        select from broadcast_letter had where had.broadcast_id = broadcast.id and had.member_id = member.id)
      order by member.id limit ${most}),
    taken as (
      insert into broadcast_letter (broadcast_id, member_id) select ${id}, due.id from due
      on conflict do nothing returning member_id)
    insert into letter (member_id, kind, subject, content, broadcast_id)
    select member.id, 'notice', case when chinese then subject_zh else subject_en end,
      case when chinese then body_zh else body_en end, broadcast.id
    from taken join member on member.id = taken.member_id join broadcast on broadcast.id = ${id}
    cross join lateral (
      select subject_en is null or (member.locale = 'zh-CN' and subject_zh is not null) as chinese) as language`)

export const searchUnderWay = (db: Db) =>
  db.many<Columns<'broadcast', 'id'>>(sql`
    select id from broadcast where sent_at is not null and finished_at is null order by id`)

export const finishBroadcast = (db: Db, id: number) =>
  db.run(sql`update broadcast set finished_at = now() where id = ${id} and finished_at is null`)

export const countMeant = async (db: Db, id: number) =>
  (
    await db.first<{ count: number }>(
      sql`select count(*) from broadcast, member where broadcast.id = ${id} and ${meant}`,
    )
  )?.count ?? 0

export const markBroadcastSent = (db: Db, id: number) =>
  db.run(sql`update broadcast set sent_at = now(), updated_at = now(), version = version + 1 where id = ${id}`)

export interface BroadcastValues extends Columns<
  'broadcast',
  'id' | 'audience' | 'roleId' | 'memberId' | 'locale' | 'subjectEn' | 'bodyEn' | 'sentAt' | 'version',
  { subject: 'subjectZh'; body: 'bodyZh' }
> {
  audience: 'all' | 'role' | 'member'
  locale: 'zh-CN' | 'en-US' | null
}
const values = sql`id, audience, role_id as "roleId", member_id as "memberId", locale, subject_zh as subject,
  subject_en as "subjectEn", body_zh as body, body_en as "bodyEn", sent_at as "sentAt", version`

export const lockBroadcasts = (db: Db, ids: number[]) =>
  db.many<BroadcastValues>(sql`select ${values} from broadcast where id = any(${ids}) order by id for update`)

type Details = Omit<BroadcastValues, 'id' | 'sentAt' | 'version'>

/** Under its old number and version where it had them. */
export const insertBroadcast = (db: Db, it: Details & Partial<Pick<BroadcastValues, 'id' | 'version'>>) =>
  db.first<BroadcastValues>(sql`
    insert into broadcast (${it.id ? sql`id,` : nothing} version, audience, role_id, member_id, locale, subject_zh,
      subject_en, body_zh, body_en) overriding system value
    values (${it.id ? sql`${it.id},` : nothing} ${it.version ?? 1}, ${it.audience}, ${it.roleId}, ${it.memberId},
      ${it.locale}, ${it.subject}, ${it.subjectEn}, ${it.body}, ${it.bodyEn})
    on conflict do nothing returning ${values}`)

export const updateBroadcast = (db: Db, id: number, it: Details) =>
  db.first<BroadcastValues>(sql`
    update broadcast set audience = ${it.audience}, role_id = ${it.roleId}, member_id = ${it.memberId},
      locale = ${it.locale}, subject_zh = ${it.subject}, subject_en = ${it.subjectEn}, body_zh = ${it.body},
      body_en = ${it.bodyEn}, updated_at = now(), version = version + 1
    where id = ${id} returning ${values}`)

export const removeBroadcasts = (db: Db, ids: number[]) =>
  db.run(sql`delete from broadcast where id = any(${ids}) and sent_at is null`)

export const isRoleKnown = async (db: Db, id: number) =>
  (await db.first(sql`select from role where id = ${id}`)) !== undefined

export const findMemberNamed = (db: Db, text: string) =>
  db.first<Columns<'member', 'id'>>(sql`select id from member where email = lower(${text}) or mobile = ${text}`)
