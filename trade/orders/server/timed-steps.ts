import { OrderStatus, PayStatus } from '#platform/contract/enums.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { waitingSlip } from '#trade/payments/server/waiting-slip.ts'
import { orderLife } from './order-life.ts'
import { notifyBuyer } from './notify-buyer.ts'

const { unpaid } = literals(PayStatus)

const ends = {
  expire: { event: 'expire', due: sql`pay_until < now() and pay_status = ${unpaid} and not ${waitingSlip}` },
  complete: { event: 'complete', due: sql`receive_until < now()`, set: sql`, completed_at = now()` },
} as const

const endOverdue = (end: keyof typeof ends, db: Database, config: Config, signal?: AbortSignal) =>
  orderLife.runDue(db, { ...ends[end], after: (tx, order) => notifyBuyer(tx, order, end, config) }, signal)

/** Orders whose time to pay is over; one whose receipt waits for the seller is not, nor one that has money. */
export const closeUnpaidOrders = (db: Database, config: Config, signal?: AbortSignal) =>
  endOverdue('expire', db, config, signal)

export const completeShippedOrders = (db: Database, config: Config, signal?: AbortSignal) =>
  endOverdue('complete', db, config, signal)

const reminders = {
  remindPay: {
    state: OrderStatus.unpaid,
    due: sql`not pay_reminded and pay_until between now() and now() + interval '24 hours'
      and placed_at < now() - interval '12 hours'`,
    set: sql`pay_reminded = true`,
  },
  remindReceive: {
    state: OrderStatus.shipped,
    due: sql`not receive_reminded and receive_until between now() and now() + interval '3 days'`,
    set: sql`receive_reminded = true`,
  },
} as const

/** Once a day before the time to pay is over, and once three days before a shipped order completes. */
export async function remindBuyers(db: Database, config: Config) {
  for (const reminder of ['remindPay', 'remindReceive'] as const)
    await db.transaction(async (tx) => {
      for (const order of await orderLife.mark(tx, reminders[reminder])) await notifyBuyer(tx, order, reminder, config)
    })
}
