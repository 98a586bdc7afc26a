import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { byMember, byOperator } from '#platform/server/api/by.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import { partLife } from '#trade/order-parts/server/part-life.ts'
import { lockOpenOrder, lockUnsettled, markPaymentPaid, openPayment, rejectSlip, setSlip } from './queries.ts'

/** The buyer's receipt of a transfer, beside the part of the order that it pays. */
export async function recordSlip(tx: Db, memberId: number, orderId: number, uploadId: number): Promise<void> {
  const order = await lockOpenOrder(tx, memberId, orderId)
  if (!order) throw new Refusal('ORDER_STATE')
  if (!order.hasAccount) throw new Refusal('PAYMENT_UNAVAILABLE')
  await claimUpload(tx, { memberId }, 'attachment', uploadId)
  const payment = await openPayment(tx, order, 'transfer')
  await setSlip(tx, payment.id, uploadId)
  await partLife.move(tx, order.partId, 'report', byMember(memberId))
}

export interface Transfer {
  orderId: number
  /** Without one the money is for the first part that waits for it. */
  partId?: number
  amountMinor: number
  /** It is not what is due, and that was seen: banks take charges, buyers pay twice. */
  asReceived?: boolean
}

/** The money is on the account. */
export async function recordTransfer(tx: Db, { orderId, partId, amountMinor, asReceived }: Transfer) {
  const order = await lockUnsettled(tx, orderId, partId)
  if (!order) throw new Refusal('ORDER_STATE')
  if (order.restMinor !== amountMinor && !asReceived)
    throw new Refusal('INVALID_INPUT', { fields: { amountMinor: 'payments.otherAmount' } })
  const payment = await openPayment(tx, order, 'transfer')
  await markPaymentPaid(tx, payment.id, amountMinor, null)
  return { orderId, partId: order.partId, amountMinor }
}

export async function refuseSlip(tx: Db, operatorId: number, orderId: number, answer: string): Promise<void> {
  const slip = await rejectSlip(tx, orderId, answer)
  if (!slip) throw new Refusal('ORDER_STATE')
  // It may have been paid another way meanwhile.
  if (slip.reported) await partLife.move(tx, slip.partId, 'rejectReport', byOperator(operatorId), { note: answer })
}
