import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findMoved } from './queries.ts'
import { notifyBuyer } from './notify-buyer.ts'

/** Money came for an order that no longer waits for it: whoever paid is notified that it is not lost. */
export async function notifyLatePayment(tx: Db, config: Config, orderId: number): Promise<void> {
  const order = await findMoved(tx, orderId)
  if (order) await notifyBuyer(tx, order, 'latePay', config)
}
