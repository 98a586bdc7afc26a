import type { Database } from '#platform/server/database/database.ts'
import { partLife } from './part-life.ts'
import { isOverdue } from './shared-queries.ts'

/** Parts whose day has passed. What is due at order is not among them: its order closes instead. */
export const markOverdue = (db: Database, signal?: AbortSignal) =>
  partLife.runDue(db, { event: 'fallOverdue', due: isOverdue }, signal)
