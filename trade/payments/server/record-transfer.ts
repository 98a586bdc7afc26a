import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import { findUnpaid, lockOpenOrder, markPaymentPaid, openPayment, rejectSlip, setSlip } from './queries.ts'

/** The buyer's receipt of a transfer, beside the order that it pays. */
export async function recordSlip(tx: Db, memberId: number, orderId: number, uploadId: number): Promise<void> {
  const order = await lockOpenOrder(tx, memberId, orderId)
  if (!order) throw new Refusal('ORDER_STATE')
  if (!order.hasAccount) throw new Refusal('PAYMENT_UNAVAILABLE')
  await claimUpload(tx, { memberId }, 'attachment', uploadId)
  const payment = await openPayment(tx, order, 'transfer')
  await setSlip(tx, payment.id, uploadId)
}

/** The money is on the account: exactly the amount of the order. */
export async function recordTransfer(tx: Db, orderId: number, amountMinor: number): Promise<void> {
  const order = await findUnpaid(tx, orderId)
  if (!order) throw new Refusal('ORDER_STATE')
  if (order.totalMinor !== amountMinor)
    throw new Refusal('INVALID_INPUT', { fields: { amountMinor: 'payments.otherAmount' } })
  const payment = await openPayment(tx, order, 'transfer')
  await markPaymentPaid(tx, payment.id, null)
}

export async function refuseSlip(tx: Db, orderId: number, answer: string): Promise<void> {
  if ((await rejectSlip(tx, orderId, answer)) === 0) throw new Refusal('ORDER_STATE')
}
