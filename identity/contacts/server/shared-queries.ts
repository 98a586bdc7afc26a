import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'

/** Whose contact it was, and which browsers were the member's. */
export async function forgetContactOf(db: Db, memberId: number) {
  await db.run(sql`delete from member_contact where member_id = ${memberId}`)
  await db.run(sql`update visitor set member_id = null where member_id = ${memberId}`)
}

export const today = sql`(now() at time zone ${sellerZone}::text)::date`

/** Whether a day on which something was due has passed, and the office has worked on it or since. */
export const overdue = (day: Sql) => sql`coalesce(${day} < ${today} and working_day(${day}) < ${today}, false)`
