import type { Db } from '#platform/server/database/database.ts'
import { markRefunded } from '#trade/order-parts/server/settle-parts.ts'
import { bookRefunds, insertRefunds, type NewRefund } from './queries.ts'

/** Written with what causes it; a provider is asked by a scheduled job, a transfer is made by hand. */
export async function requestRefund(tx: Db, refund: NewRefund): Promise<number> {
  if (refund.amountMinor === 0) return 0
  const made = await insertRefunds(tx, refund)
  await bookRefunds(tx, refund.orderId)
  await markRefunded(tx, refund.orderId)
  return made.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
