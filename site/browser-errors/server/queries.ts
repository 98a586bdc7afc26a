import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

type NewError = Columns<'browser_error', 'message' | 'stack' | 'page' | 'browser'>

/** Strangers decide what is told, not how large the table becomes. */
const mostRows = 1000

export const upsertError = (db: Db, { message, stack, page, browser }: NewError) =>
  db.run(sql`
    insert into browser_error (message, stack, page, browser)
    select ${message}::text, ${stack}::text, ${page}::text, ${browser}::text
    where (select count(*) from browser_error) < ${mostRows}
      or exists (select from browser_error where message = ${message} and stack = ${stack})
    on conflict (message, stack) do update set count = browser_error.count + 1, last_at = now(), page = excluded.page,
      browser = excluded.browser`)

export const removeOldErrors = (db: Db) =>
  db.run(sql`delete from browser_error where last_at < now() - interval '30 days'`)
