import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** To the company that another one was merged into. */
export const moveApprovals = (db: Db, id: number, otherId: number) =>
  db.run(sql`update approval set enterprise_id = ${id} where enterprise_id = ${otherId}`)
