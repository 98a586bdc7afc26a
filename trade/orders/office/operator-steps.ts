import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { orderLife } from '../server/order-life.ts'
import { findMoney } from '../server/queries.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'

export interface Operating {
  db: Database
  config: Config
  operatorId: number
}

/** For what will never be paid. */
export const closeOrder = ({ db, config, operatorId }: Operating, orderId: number, reason: string) =>
  db.transaction(async (tx) => {
    const order = await orderLife.move(tx, orderId, 'close', byOperator(operatorId), { note: reason })
    await notifyBuyer(tx, order, 'close', config, { answer: reason })
    return order
  })

/** The seller cannot deliver what was paid: the goods go back into stock, the money to the buyer. */
export const refundOrder = ({ db, config, operatorId }: Operating, orderId: number, reason: string) =>
  db.transaction(async (tx) => {
    const order = await orderLife.move(tx, orderId, 'refund', byOperator(operatorId), { note: reason })
    const { refundedMinor } = await findMoney(tx, orderId)
    await notifyBuyer(tx, order, refundedMinor > 0 ? 'refund' : 'refundNothing', config, {
      answer: reason,
      amountMinor: refundedMinor,
    })
    return order
  })
