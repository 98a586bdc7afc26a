import { removeDeadSessions } from './features/auth/queries.ts'
import { removePastBudgets } from './http/budget.ts'
import type { Job } from './jobs/worker.ts'

/** Everything that happens by the clock. */
export const jobs: Job[] = [
  { name: 'remove dead sessions', everySeconds: 3600, run: removeDeadSessions },
  { name: 'remove past budgets', everySeconds: 3600, run: removePastBudgets },
]
