import type { Letter } from '../contract.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'

export const searchLetters = (db: Db, memberId: number, paging: Paging): Promise<Page<Letter>> =>
  paged(
    db,
    paging,
    sql`select id, subject, content, (read_at is not null)::int as status, received_at as "receiveTime"
      from letter where member_id = ${memberId} order by received_at desc, id desc`,
    sql`select count(*) from letter where member_id = ${memberId}`,
  )

export async function countUnread(db: Db, memberId: number): Promise<number> {
  const row = await db.first<{ count: number }>(
    sql`select count(*) from letter where member_id = ${memberId} and read_at is null`,
  )
  return row?.count ?? 0
}

export const insertLetter = (db: Db, letter: { memberId: number; kind: string; subject: string; content: string }) =>
  db.run(sql`
    insert into letter (member_id, kind, subject, content)
    values (${letter.memberId}, ${letter.kind}, ${letter.subject}, ${letter.content})`)

export const markRead = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`update letter set read_at = now() where member_id = ${memberId} and id = any(${ids}) and read_at is null`)

export const removeLetters = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`delete from letter where member_id = ${memberId} and id = any(${ids})`)
