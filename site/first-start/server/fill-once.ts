import type { Database, Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Several processes may start together; the row that marks a set as done lets one of them through. */
export const fillOnce = (db: Database, name: string, fill: (tx: Db) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    // Drawing pictures takes longer than a request may keep a transaction waiting.
    await tx.run(sql`set local idle_in_transaction_session_timeout = 0`)
    const mine = await tx.run(sql`insert into seed (name) values (${name}) on conflict do nothing`)
    if (mine === 1) await fill(tx)
  })
