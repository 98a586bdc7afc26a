import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const findSiteName = (db: Db, locale: Locale) =>
  db.first<{ name: string }>(sql`select name from site where locale = ${locale}`)
