import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Of the row of `enquiry` at hand: the open task with the earliest day, as `next`. */
export const nextTask = sql`left join lateral (
  select body, due_on from enquiry_task where enquiry_id = enquiry.id and done_at is null
  order by due_on, id limit 1) as next on true`

/** Of an enquiry whose words are erased. */
export const removeTasks = (db: Db, enquiryId: number) =>
  db.run(sql`delete from enquiry_task where enquiry_id = ${enquiryId}`)
