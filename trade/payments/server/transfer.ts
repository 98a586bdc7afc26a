import { Refusal } from '#platform/contract/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { changeStatus } from '#trade/orders/server/change-status.ts'
import { markPaid } from '#trade/orders/server/mark-paid.ts'
import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { byMember, byOperator } from '#trade/orders/server/by.ts'
import { tellBuyer } from '#trade/orders/server/tell-buyer.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import { findBankAccount } from './find-transfer.ts'
import { findUnpaid, lockOpenOrder, markPaymentPaid, openPayment, rejectSlip as reject, setSlip } from './queries.ts'

/** From here on the order waits for the seller, not for its time to run out. */
export const sendSlip = (db: Database, memberId: number, orderId: number, uploadId: number) =>
  db.transaction(async (tx) => {
    const order = await lockOpenOrder(tx, memberId, orderId)
    if (!order) throw new Refusal('ORDER_STATE')
    if (!(await findBankAccount(tx, order.currency))) throw new Refusal('PAYMENT_UNAVAILABLE')
    await claimUpload(tx, { memberId }, 'attachment', uploadId)
    const payment = await openPayment(tx, order, 'transfer')
    await setSlip(tx, payment.id, uploadId)
    await changeStatus(tx, orderId, 'sendSlip', byMember(memberId))
    return null
  })

/** The money is on the account: exactly the amount of the order. */
export const confirmTransfer = ({ db, config, operatorId }: Operating, orderId: number, amountMinor: number) =>
  db.transaction(async (tx) => {
    const order = await findUnpaid(tx, orderId)
    if (!order) throw new Refusal('ORDER_STATE')
    if (order.totalMinor !== amountMinor)
      throw new Refusal('INVALID_INPUT', { fields: { amountMinor: 'payments.otherAmount' } })
    const payment = await openPayment(tx, order, 'transfer')
    await markPaymentPaid(tx, payment.id, null)
    return markPaid(tx, config, orderId, 'transfer', byOperator(operatorId))
  })

/** Not readable, or not ours: the buyer gets at least another day to send the right one. */
export const rejectSlip = ({ db, config, operatorId }: Operating, orderId: number, answer: string) =>
  db.transaction(async (tx) => {
    const order = await changeStatus(tx, orderId, 'rejectSlip', byOperator(operatorId), {
      set: sql`, pay_until = greatest(pay_until, now() + interval '24 hours')`,
      note: answer,
    })
    if ((await reject(tx, orderId, answer)) === 0) throw new Refusal('ORDER_STATE')
    await tellBuyer(tx, order, 'rejectSlip', config, { answer })
    return order
  })
