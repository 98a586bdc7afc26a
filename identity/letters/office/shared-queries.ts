import { sql } from '#platform/server/database/sql.ts'
import type { OperatorTopic } from './topics.ts'

/** Whether the row of `operator` at hand wants no mail about it. */
export const silent = (topic: OperatorTopic) => sql`exists (
  select from operator_notice_choice where operator_id = operator.id and topic = ${topic} and not mail)`
