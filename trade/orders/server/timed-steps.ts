import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { changeStatus } from './change-status.ts'
import { bySystem } from '#platform/server/api/by.ts'
import { lockOverdue, remindOf } from './timed-queries.ts'
import { tellBuyer } from './tell-buyer.ts'

// Each runs in one process at a time, in one transaction: what a kill interrupts is done by the next run.

/** Orders whose time to pay is over; one whose receipt waits for the seller is not. */
export async function closeUnpaidOrders(db: Db, config: Config) {
  for (const { id } of await lockOverdue(db, 'unpaid')) {
    const order = await changeStatus(db, id, 'expire', bySystem)
    await tellBuyer(db, order, 'expire', config)
  }
}

export async function completeShippedOrders(db: Db, config: Config) {
  for (const { id } of await lockOverdue(db, 'shipped')) {
    const order = await changeStatus(db, id, 'complete', bySystem, { set: sql`, completed_at = now()` })
    await tellBuyer(db, order, 'complete', config)
  }
}

/** Once a day before the time to pay is over, and once three days before a shipped order completes. */
export async function remindBuyers(db: Db, config: Config) {
  for (const order of await remindOf(db, 'pay')) await tellBuyer(db, order, 'remindPay', config)
  for (const order of await remindOf(db, 'receive')) await tellBuyer(db, order, 'remindReceive', config)
}
