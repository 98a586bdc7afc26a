import type { Database, Db } from '#platform/server/database/database.ts'
import { allowPauses, markFilled } from './queries.ts'

/** Several processes may start together; the row that marks a set as done lets one of them through. */
export const fillOnce = (db: Database, name: string, fill: (tx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    await allowPauses(tx)
    if (await markFilled(tx, name)) await fill(tx)
  })
