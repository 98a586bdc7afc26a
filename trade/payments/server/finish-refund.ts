import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isRefundByHand, markRefundDone } from './queries.ts'

/** Somebody has made the transfer back. What a provider pays is none of it. */
export async function finishRefund(tx: Db, orderId: number, refundId: number): Promise<void> {
  if (!(await isRefundByHand(tx, orderId, refundId))) throw new Refusal('NOT_FOUND')
  if ((await markRefundDone(tx, refundId)) !== 1) throw new Refusal('ORDER_STATE')
}
