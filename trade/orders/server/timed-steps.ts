import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { changeStatus } from './change-status.ts'
import { bySystem } from '#platform/server/api/by.ts'
import { lockOverdue, remindOf, searchOverdue } from './timed-queries.ts'
import { tellBuyer } from './tell-buyer.ts'

// An order and what is said about it are one transaction: what a kill interrupts is done by the next run.

/** Orders whose time to pay is over; one whose receipt waits for the seller is not. */
export const closeUnpaidOrders = (db: Database, config: Config, signal?: AbortSignal) =>
  endOverdue('unpaid', 'expire', db, config, signal)

export const completeShippedOrders = (db: Database, config: Config, signal?: AbortSignal) =>
  endOverdue('shipped', 'complete', db, config, signal)

async function endOverdue(
  kind: 'unpaid' | 'shipped',
  event: 'expire' | 'complete',
  db: Database,
  config: Config,
  signal?: AbortSignal,
) {
  const set = event === 'complete' ? sql`, completed_at = now()` : nothing
  await eachAlone(await searchOverdue(db, kind), signal, ({ id }) =>
    db.transaction(async (tx) => {
      if (!(await lockOverdue(tx, kind, id))) return
      const order = await changeStatus(tx, id, event, bySystem, { set })
      await tellBuyer(tx, order, event, config)
    }),
  )
}

/** Once a day before the time to pay is over, and once three days before a shipped order completes. */
export async function remindBuyers(db: Database, config: Config) {
  await db.transaction(async (tx) => {
    for (const order of await remindOf(tx, 'pay')) await tellBuyer(tx, order, 'remindPay', config)
  })
  await db.transaction(async (tx) => {
    for (const order of await remindOf(tx, 'receive')) await tellBuyer(tx, order, 'remindReceive', config)
  })
}
