import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { audit, AuditAction, AuditEntry, AuditNoun } from '../contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { withinDays } from '#platform/server/database/within-days.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

interface NewEntry {
  operatorId: number
  changeId: string
  action: AuditAction
  noun: AuditNoun
  key: string
  title: string
  titleZh: string | null
  before?: object
  after?: object
}

export const insertEntry = (db: Db, entry: NewEntry) =>
  db.run(sql`
    insert into audit_entry (operator_id, change_id, action, noun, key, title, title_zh, before, after)
    values (${entry.operatorId}, ${entry.changeId}, ${entry.action}, ${entry.noun}, ${entry.key}, ${entry.title},
      ${entry.titleZh}, ${entry.before ?? null}, ${entry.after ?? null})`)

export const insertEntries = (
  db: Db,
  operatorId: number,
  changeId: string,
  entries: readonly (Omit<NewEntry, 'operatorId' | 'changeId' | 'key'> & { key: string | number })[],
) =>
  db.run(sql`
    insert into audit_entry (operator_id, change_id, action, noun, key, title, title_zh, before, after)
    select ${operatorId}, ${changeId}, action, noun, key, title, "titleZh", before, after
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as given (action text, noun text, key text, title text, "titleZh" text, before jsonb, after jsonb)`)

export function searchEntries(db: Db, filter: ParsedOf<typeof audit.list>): Promise<Page<Omit<AuditEntry, 'names'>>> {
  const { search, noun, key, action, operatorId, from, to, ...paging } = filter
  const words = sql`title || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')`
  const found = sql`true
    ${search ? sql`and ${containing(search, words)}` : nothing}
    ${noun ? sql`and noun = ${noun}` : nothing}
    ${key ? sql`and key = ${key}` : nothing}
    ${action ? sql`and action = ${action}` : nothing}
    ${operatorId ? sql`and operator_id = ${operatorId}` : nothing}
    ${withinDays(sql`at`, { from, to })}`
  return paged(
    db,
    paging,
    sql`select audit_entry.id, at, operator_id as "operatorId", operator.name_zh as "operatorName",
        operator.name_en as "operatorNameEn", change_id as "changeId", action, noun, key, title,
        coalesce(title_zh, title) as "titleZh", before, after
      from audit_entry join operator on operator.id = operator_id where ${found} order by at desc, audit_entry.id desc`,
    sql`select count(*) from audit_entry where ${found}`,
  )
}

export const findLastChange = (db: Db, noun: AuditNoun, key: string) =>
  db.first<Columns<'operator', 'nameEn', { name: 'nameZh' }> & Columns<'audit_entry', 'at'>>(sql`
    select name_zh as name, name_en as "nameEn", at from audit_entry join operator on operator.id = operator_id
    where noun = ${noun} and key = ${key} order by audit_entry.id desc limit 1`)

/** A thing as it was in one of its versions, as far as a change was written down with all of it. */
export async function findImage(db: Db, noun: AuditNoun, key: string | number, version: number) {
  const row = await db.first<{ image: Record<string, unknown> }>(sql`
    select case when before ->> 'version' = ${String(version)} then before else after end as image from audit_entry
    where noun = ${noun} and key = ${String(key)}
      and (before ->> 'version' = ${String(version)} or after ->> 'version' = ${String(version)})
    order by id desc limit 1`)
  return row?.image
}

export interface StoredChange extends Columns<'audit_entry', 'noun' | 'key' | 'title' | 'titleZh'> {
  noun: AuditNoun
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What a request of an operator changed within the last hour, the last first. */
export const searchChange = (db: Db, changeId: string, operatorId: number) =>
  db.many<StoredChange>(sql`
    select noun, key, title, title_zh as "titleZh", before, after from audit_entry
    where change_id = ${changeId} and operator_id = ${operatorId} and at > now() - interval '1 hour' order by id desc`)

export const searchAuthors = (db: Db) =>
  db.many<Columns<'operator', 'id' | 'nameEn', { name: 'nameZh' }>>(sql`
    select id, name_zh as name, name_en as "nameEn" from operator order by name_zh`)
