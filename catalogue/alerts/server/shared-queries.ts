import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** With the account of its member. */
export const removeAlertsOf = (db: Db, memberId: number) =>
  db.run(sql`delete from product_alert where member_id = ${memberId}`)
