import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** With the account of its member. */
export const removeLettersOf = (db: Db, memberId: number) =>
  db.run(sql`delete from letter where member_id = ${memberId}`)
