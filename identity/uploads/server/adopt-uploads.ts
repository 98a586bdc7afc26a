import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** What a browser sent before somebody signed in belongs to the member from then on. */
export const adoptUploads = (db: Db, visitorId: number, memberId: number) =>
  db.run(sql`update upload set member_id = ${memberId}, visitor_id = null where visitor_id = ${visitorId}`)
