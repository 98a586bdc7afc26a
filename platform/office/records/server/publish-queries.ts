import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { isPublished } from '../record.ts'
import { raw } from './names.ts'
import type { RecordTable } from './record-table.ts'

const ends = ({ record }: RecordTable) => 'endsAt' in record.fields

export const stateOf = (table: RecordTable): Sql =>
  sql`case when it.published_at is null then 'draft' when it.published_at > now() then 'scheduled'
    ${ends(table) ? sql`when it.ends_at <= now() then 'ended'` : nothing} else 'published' end`

/** For a preview: what is public already stays as it is. */
export async function publishNow(db: Db, table: RecordTable, id: number) {
  const update = sql`update ${raw(table.table)}`
  if (isPublished(table.record))
    await db.run(sql`${update} set published_at = least(published_at, now()) where id = ${id}`)
  if (ends(table)) await db.run(sql`${update} set ends_at = null where id = ${id}`)
}

/** Something was to be shown, or taken down, since the last look: kept pages are made anew. */
export const publishDue = (db: Db) =>
  db.run(sql`
    with told as (
      update content_due set told_until = now()
      where exists (
        select from (
          select published_at as at from news union all select published_at from case_study
          union all select published_at from exhibition union all select published_at from article
          union all select published_at from banner union all select ends_at from banner
        ) as due where due.at > told_until and due.at <= now())
      returning told_until)
    select pg_notify('content', 'due') from told`)
