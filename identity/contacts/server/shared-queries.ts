import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Whose contact it was, and which browsers were the member's. */
export async function forgetContactOf(db: Db, memberId: number) {
  await db.run(sql`delete from member_contact where member_id = ${memberId}`)
  await db.run(sql`update visitor set member_id = null where member_id = ${memberId}`)
}
