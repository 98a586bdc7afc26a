import { OrderStatus, PayStatus } from '#platform/contract/enums.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { letterToCheck } from '#trade/letters-of-credit/server/shared-queries.ts'
import { waitingSlip } from '#trade/payments/server/waiting-slip.ts'
import { shipmentLife } from '#trade/shipments/server/shipment-life.ts'
import { orderLife } from './order-life.ts'
import { findMoved } from './queries.ts'
import { notifyBuyer } from './notify-buyer.ts'

const { unpaid } = literals(PayStatus)

/** Orders whose time to pay is over; one whose receipt or letter of credit waits for the seller is not, nor one that has money. */
export const closeUnpaidOrders = (db: Database, config: Config, signal?: AbortSignal) =>
  orderLife.runDue(
    db,
    {
      event: 'expire',
      due: sql`pay_until < now() and pay_status = ${unpaid} and not ${waitingSlip} and not ${letterToCheck}`,
      after: (tx, order) => notifyBuyer(tx, order, 'expire', config),
    },
    signal,
  )

/** Once a day before the time to pay is over, and once three days before a shipment counts as received. */
export async function remindBuyers(db: Database, config: Config) {
  await db.transaction(async (tx) => {
    const waiting = await orderLife.mark(tx, {
      state: OrderStatus.unpaid,
      due: sql`not pay_reminded and pay_until between now() and now() + interval '24 hours'
        and placed_at < now() - interval '12 hours'`,
      set: sql`pay_reminded = true`,
    })
    for (const order of waiting) await notifyBuyer(tx, order, 'remindPay', config)
  })
  await db.transaction(async (tx) => {
    const arrived = await shipmentLife.mark(tx, {
      state: 'shipped',
      due: sql`not receive_reminded and receive_until between now() and now() + interval '3 days'`,
      set: sql`receive_reminded = true`,
    })
    for (const shipment of arrived) {
      const order = await findMoved(tx, shipment.orderId)
      if (order) await notifyBuyer(tx, order, 'remindReceive', config, shipment)
    }
  })
}
