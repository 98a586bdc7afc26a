import { DeliveryStatus } from '#platform/contract/enums.ts'
import { bySystem, type By } from '#platform/server/api/by.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { lastLeftAt, receivedBy, shippedKg, underWay } from '#trade/shipments/server/shared-queries.ts'
import { orderLife } from './order-life.ts'
import { settleOrder } from './settle-order.ts'

const allLeft = sql`, delivery_status = ${DeliveryStatus.shipped}, shipped_at = ${lastLeftAt}, receive_until = ${receivedBy},
  shipped_kg = ${shippedKg}`

export const markShipped = (
  tx: Db,
  orderId: number,
  by: By,
  { set = nothing, note }: { set?: Sql; note?: string } = {},
) => orderLife.move(tx, orderId, 'ship', by, { set: sql`${allLeft} ${set}`, note })

/** An order with nothing under way is received as a whole. */
export async function completeReceived(tx: Db, orderId: number) {
  if ((await underWay(tx, orderId)).length === 0)
    await orderLife.move(tx, orderId, 'complete', bySystem, { set: sql`, completed_at = now()` })
}

/** All that remains of an order has left, though nothing leaves now: the rest will not come. */
export async function shipWhole(tx: Db, config: Config, orderId: number, by: By) {
  await markShipped(tx, orderId, by)
  await settleOrder(tx, config, orderId, 'shipped', by)
  await completeReceived(tx, orderId)
}
