import type { Choices } from '../topics.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { letterheadJson, type Letterhead } from '#platform/server/mail/queries.ts'
import type { Locale } from '#platform/texts/messages.ts'

const choicesJson = (memberId: Sql) => sql`(
  select json_object_agg(topic, json_build_object('letter', letter, 'mail', mail))
  from member_notice_choice where member_id = ${memberId})`

/** A `Reader` of the row of `member` at hand. Mails go only to an address that was proved. */
export const readerJson = sql`json_build_object('memberId', member.id, 'name', member.realname,
  'email', case when member.email_verified then member.email end, 'locale', member.locale,
  'letterhead', ${letterheadJson(sql`member.locale`)}, 'choices', ${choicesJson(sql`member.id`)})`

/** Whom a notice is for, with all that writing to them needs. */
export interface Reader {
  memberId: number | null
  name: string
  locale: Locale
  /** Only one that was proved. */
  email: string | null
  letterhead: Letterhead | null
  choices: Choices | null
}

export async function findReader(db: Db, memberId: number): Promise<Reader | undefined> {
  const row = await db.first<{ reader: Reader }>(sql`select ${readerJson} as reader from member where id = ${memberId}`)
  return row?.reader
}

export const findChoices = async (db: Db, memberId: number) =>
  (await db.first<{ choices: Choices | null }>(sql`select ${choicesJson(sql`${memberId}`)} as choices`))?.choices ??
  null

/** With the account of its member. */
export async function removeLettersOf(db: Db, memberId: number) {
  await db.run(sql`delete from letter where member_id = ${memberId}`)
  await db.run(sql`delete from member_notice_choice where member_id = ${memberId}`)
}
