import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { partLife } from '#trade/order-parts/server/part-life.ts'
import type { Operating } from '../office/operator-steps.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { orderLife } from './order-life.ts'
import { findMoney } from './queries.ts'

interface PartDecision {
  orderId: number
  partId: number
  reason: string
}

/** What is left of the part is not charged, such as the charges of a bank; the order goes on where it waited for nothing else. */
export const waivePart = ({ db, config, operatorId }: Operating, { orderId, partId, reason }: PartDecision) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    const order = await orderLife.move(tx, orderId, 'waivePart', by, { note: reason })
    const part = await partLife.move(tx, partId, 'waive', by, { note: reason })
    if (part.orderId !== orderId) throw new Refusal('NOT_FOUND')
    const { goesOn } = await findMoney(tx, orderId)
    await notifyBuyer(tx, order, 'waivePart', config, { answer: reason })
    return goesOn ? orderLife.move(tx, orderId, 'pay', by) : order
  })
