import type { Locale } from '#i18n/messages.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

export const findSiteName = (db: Db, locale: Locale) =>
  db.first<{ name: string }>(sql`select name from site where locale = ${locale}`)
