import { DeliveryStatus, OrderStatus } from '#platform/contract/enums.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isAllShipped, shippedKg } from '#trade/shipments/server/shared-queries.ts'
import { withdraw } from '#trade/shipments/server/withdraw.ts'
import { chargeGoods } from '#trade/settlements/server/charge-goods.ts'
import { isSettled } from '#trade/settlements/server/shared-queries.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { orderLife } from '../server/order-life.ts'
import { bookRefunds, followShipments, lockOrder, nameLatestCarrier } from '../server/queries.ts'
import type { Operating } from './operator-steps.ts'
import { completeReceived } from '../server/ship-whole.ts'

interface Withdrawn {
  shipmentId: number
  reason: string
}

const notLeft = sql`, delivery_status = ${DeliveryStatus.notShipped}, shipped_at = null, receive_until = null,
  shipped_kg = nullif(${shippedKg}, 0)`

/** A shipment was entered that never left: the order is as before it, also where it was the last one. */
export const withdrawShipment = (
  { db, config, operatorId }: Operating,
  orderId: number,
  { shipmentId, reason }: Withdrawn,
) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    const status = (await lockOrder(tx, orderId))?.status
    const { number, kilograms } = await withdraw(tx, { orderId, shipmentId, reason, by })
    const reopened = status === OrderStatus.shipped && !(await isAllShipped(tx, orderId))
    const order = await orderLife.move(tx, orderId, reopened ? 'withdrawLast' : 'withdrawShipment', by, {
      set: reopened ? notLeft : undefined,
      note: `#${number}: ${reason}`,
    })
    if (!reopened) await followShipments(tx, orderId)
    await nameLatestCarrier(tx, orderId)
    await chargeAgain(tx, orderId, reason, reopened)
    await notifyBuyer(tx, order, 'withdrawShipment', config, { number, kilograms, answer: reason })
    if (status === OrderStatus.shipped && !reopened) await completeReceived(tx, orderId)
    return order
  })

/** By what is to come again, or by what has left without it. */
async function chargeAgain(tx: Db, orderId: number, reason: string, reopened: boolean) {
  if (!(await isSettled(tx, orderId))) return
  await chargeGoods(tx, { orderId, cause: 'withdrawn', reason, by: reopened ? 'ordered' : 'shipped' })
  await bookRefunds(tx, orderId)
}
