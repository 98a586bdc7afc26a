import type { Db } from '#platform/server/database/database.ts'
import { markRefunded } from '#trade/order-parts/server/settle-parts.ts'
import { insertRefunds, type NewRefund } from './queries.ts'

/** Written with what causes it; a provider is asked by a scheduled job, a transfer is made by hand. */
export async function requestRefund(tx: Db, refund: NewRefund): Promise<void> {
  if (refund.amountMinor === 0) return
  await insertRefunds(tx, refund)
  await markRefunded(tx, refund.orderId)
}
