import type { Context } from '#platform/server/api/context.ts'
import { sql } from '#platform/server/database/sql.ts'
import { byMember, byOperator } from '#platform/server/api/by.ts'
import { recordSlip, recordTransfer, refuseSlip, type Transfer } from '#trade/payments/server/record-transfer.ts'
import type { Operating } from '../office/operator-steps.ts'
import { markPaid } from './mark-paid.ts'
import { orderLife } from './order-life.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { notifySeller } from './notify-seller.ts'

/** From here on the order waits for the seller, not for its time to run out. */
export const sendSlip = ({ db, config, caller: { memberId } }: Context<'member'>, orderId: number, uploadId: number) =>
  db.transaction(async (tx) => {
    await recordSlip(tx, memberId, orderId, uploadId)
    await orderLife.move(tx, orderId, 'sendSlip', byMember(memberId))
    await notifySeller(tx, orderId, 'sendSlip', config)
    return null
  })

export const confirmTransfer = ({ db, config, operatorId }: Operating, transfer: Transfer) =>
  db.transaction(async (tx) =>
    markPaid(tx, config, await recordTransfer(tx, transfer), 'transfer', byOperator(operatorId)),
  )

/** Not readable, or not ours: the buyer gets at least another day to send the right one. */
export const rejectSlip = ({ db, config, operatorId }: Operating, orderId: number, answer: string) =>
  db.transaction(async (tx) => {
    const order = await orderLife.move(tx, orderId, 'rejectSlip', byOperator(operatorId), {
      set: sql`, pay_until = greatest(pay_until, now() + interval '24 hours')`,
      note: answer,
    })
    await refuseSlip(tx, operatorId, orderId, answer)
    await notifyBuyer(tx, order, 'rejectSlip', config, { answer })
    return order
  })
