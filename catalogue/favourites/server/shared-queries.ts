import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** With the account of its member. */
export const removeFavouritesOf = (db: Db, memberId: number) =>
  db.run(sql`delete from favourite where member_id = ${memberId}`)
