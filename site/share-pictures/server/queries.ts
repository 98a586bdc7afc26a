import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const findSiteName = (db: Db, locale: Locale) =>
  db.first<Columns<'site', 'name'>>(sql`select name from site where locale = ${locale}`)
