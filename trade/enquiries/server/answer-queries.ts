import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Fewer answers say nothing of what is usual. */
const fewestAnswers = 5

/** The median of a shop's first answers, in office hours, to what buyers sent in the last 90 days; null while there are too few. */
export const findAnswerMinutes = async (db: Db, shopId: number) =>
  (
    await db.first<{ minutes: number | null }>(sql`
      select case when count(*) >= ${fewestAnswers} then
          ceil(percentile_cont(0.5) within group (order by office_minutes(created_at, first_answer_at))) end
        as minutes
      from enquiry where shop_id = ${shopId} and created_at > now() - interval '90 days'
        and first_answer_at is not null and entered_by is null`)
  )?.minutes ?? null
