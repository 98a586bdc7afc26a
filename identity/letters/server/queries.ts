import type { Choice, Letter } from '../contract.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'

/** With subject and content where somebody wrote them, else as kind and facts. */
export type StoredLetter = Omit<Letter, 'link'> & Columns<'letter', 'kind' | 'facts'>

export const searchLetters = (db: Db, memberId: number, paging: Paging): Promise<Page<StoredLetter>> =>
  paged(
    db,
    paging,
    sql`select id, kind, facts, subject, content, (read_at is not null)::int as status, received_at as "receiveTime"
      from letter where member_id = ${memberId} order by received_at desc, id desc`,
    sql`select count(*) from letter where member_id = ${memberId}`,
  )

export async function countUnread(db: Db, memberId: number): Promise<number> {
  const row = await db.first<{ count: number }>(
    sql`select count(*) from letter where member_id = ${memberId} and read_at is null`,
  )
  return row?.count ?? 0
}

export const insertLetter = (db: Db, letter: { memberId: number; kind: string; facts: object }) =>
  db.run(sql`
    insert into letter (member_id, kind, facts)
    values (${letter.memberId}, ${letter.kind}, ${JSON.stringify(letter.facts)})`)

export const markRead = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`update letter set read_at = now() where member_id = ${memberId} and id = any(${ids}) and read_at is null`)

export const removeLetters = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`delete from letter where member_id = ${memberId} and id = any(${ids})`)

export const upsertChoices = (db: Db, memberId: number, choices: Choice[]) =>
  db.run(sql`
    insert into member_notice_choice (member_id, topic, letter, mail)
    select distinct on (topic) ${memberId}::int, topic, letter, mail
    from jsonb_to_recordset(${JSON.stringify(choices)}) as choice (topic text, letter boolean, mail boolean)
    on conflict (member_id, topic) do update set letter = excluded.letter, mail = excluded.mail`)
