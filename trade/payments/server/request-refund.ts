import type { Db } from '#platform/server/database/database.ts'
import { insertRefund, type NewRefund } from './queries.ts'

/** Written with what causes it; a provider is asked by a scheduled job, a transfer is made by hand. */
export async function requestRefund(tx: Db, refund: NewRefund): Promise<void> {
  if (refund.amountMinor === 0) return
  if ((await insertRefund(tx, refund)) !== 1) throw new Error('There is no payment to return.')
}
