import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { movedColumns, type MovedSample } from './queries.ts'
import { transitions } from './sample-status.ts'

/** The one way in which a sample changes its state. */
export const sampleLife = lifeCycle<typeof transitions, MovedSample>({
  events: transitions,
  table: sql`sample`,
  state: sql`status`,
  history: { table: sql`sample_history`, of: sql`sample_id` },
  columns: movedColumns,
  own: (memberId) => belongsTo(memberId, sql`sample`),
  refusal: () => 'SAMPLE_STATE',
  conditions: {},
  effects: {},
})
