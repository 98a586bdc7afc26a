import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { sql } from '#platform/server/database/sql.ts'
import { partLife } from '#trade/order-parts/server/part-life.ts'
import type { Operating } from '../office/operator-steps.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { orderLife } from './order-life.ts'
import { findMoney } from './queries.ts'

export interface PartDecision {
  orderId: number
  partId: number
  reason: string
}

const decisions = {
  /** What is left of the part is not charged, such as the charges of a bank. */
  waive: { event: 'waivePart', set: undefined },
  /** The letter of credit is there and was checked. */
  secure: { event: 'securePart', set: sql`, secured_at = now()` },
} as const

/** What the seller decides about a part; the order goes on where it waited for nothing else. */
export const decidePart = (
  { db, config, operatorId }: Operating,
  decision: keyof typeof decisions,
  { orderId, partId, reason }: PartDecision,
) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    const { event, set } = decisions[decision]
    const order = await orderLife.move(tx, orderId, event, by, { note: reason })
    const part = await partLife.move(tx, partId, decision, by, { note: reason, set })
    if (part.orderId !== orderId) throw new Refusal('NOT_FOUND')
    const { goesOn } = await findMoney(tx, orderId)
    await notifyBuyer(tx, order, event, config, { answer: reason })
    return goesOn ? orderLife.move(tx, orderId, 'pay', by) : order
  })
