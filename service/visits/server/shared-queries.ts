import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** A visit that was a member's is anybody's. */
export const forgetVisitorOf = (db: Db, memberId: number) =>
  db.run(sql`update visit set member_id = null, ip = '0.0.0.0' where member_id = ${memberId}`)

/** In parts: a year of visits in one statement would hold the table. */
export const removeVisits = (db: Db, months: number, most: number) =>
  db.run(sql`
    delete from visit where id in (
      select id from visit where visited_at < now() - make_interval(months => ${months}) order by visited_at limit ${most})`)
