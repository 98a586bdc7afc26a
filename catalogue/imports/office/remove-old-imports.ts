import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Tables that nobody can want back any more. */
export const removeOldImports = (db: Db) =>
  db.run(
    sql`delete from catalogue_import where created_at < now() - interval '90 days' and state not in ('applying', 'undoing')`,
  )
