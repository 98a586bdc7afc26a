import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { approvalLife } from './approval-life.ts'
import { notifyAsker } from './notify.ts'
import { stillOpen } from './queries.ts'

export const lapseApprovals = (db: Database, config: Config, signal?: AbortSignal) =>
  approvalLife.runDue(
    db,
    {
      event: 'lapse',
      due: sql`not ${stillOpen}`,
      after: (tx, approval) => notifyAsker(tx, approval, 'lapse', config),
    },
    signal,
  )
