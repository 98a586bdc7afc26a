import type { Transition } from '#platform/server/life-cycle/events.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import type { ApprovalStatus } from '../approval.ts'
import { movedColumns, type MovedApproval } from './queries.ts'

/** Everything that can happen to a quote that waits. What was sent back is written anew. */
const transitions = {
  approve: { from: ['waiting'], to: 'approved', by: ['operator'] },
  sendBack: { from: ['waiting'], to: 'returned', by: ['operator'], needsNote: true },
  withdraw: { from: ['waiting'], to: 'withdrawn', by: ['operator'] },
} as const satisfies Record<string, Transition<ApprovalStatus>>

/** The one way in which it changes. Who may take which step is checked before. */
export const approvalLife = lifeCycle<typeof transitions, MovedApproval>({
  events: transitions,
  table: sql`quote_approval`,
  state: sql`status`,
  history: { table: sql`quote_approval_history`, of: sql`quote_approval_id` },
  columns: movedColumns,
  // No member has part in it.
  own: () => sql`false`,
  refusal: () => 'APPROVAL_STATE',
  conditions: {},
  effects: {},
})
