import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isAfterLatest } from '#trade/letters-of-credit/server/shared-queries.ts'
import { orderLife } from '../server/order-life.ts'

export interface Late {
  reason: string
  /** Whoever may accept a letter of credit may also do without its days. */
  allowed: boolean
}

/** A bank need not pay for goods that left after the latest day of its letter of credit: that takes a reason. */
export async function requireInTime(
  tx: Db,
  orderId: number,
  day: string | null,
  operatorId: number,
  { reason, allowed }: Late,
) {
  if (!(await isAfterLatest(tx, orderId, day))) return
  if (!allowed) throw new Refusal('FORBIDDEN', { says: 'adminOrders.lateNotAllowed' })
  if (!reason) throw new Refusal('INVALID_INPUT', { fields: { lateReason: 'adminOrders.lateShipment' } })
  await orderLife.move(tx, orderId, 'shipLate', byOperator(operatorId), { note: reason })
}
