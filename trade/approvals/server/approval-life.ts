import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { transitions } from './approval-status.ts'
import { movedColumns, seenStatus, stillOpen, type MovedApproval } from './queries.ts'

/** The one way in which a request changes. Who of the company may take which step is checked before. */
export const approvalLife = lifeCycle<typeof transitions, MovedApproval>({
  events: transitions,
  table: sql`approval`,
  state: sql`status`,
  seen: seenStatus,
  history: { table: sql`approval_history`, of: sql`approval_id` },
  columns: movedColumns,
  own: (memberId) => belongsTo(memberId, sql`approval`),
  refusal: () => 'APPROVAL_STATE',
  conditions: { stillOpen },
  effects: {},
})
