import { DeliveryStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { findCarrier, type Carrier } from '#trade/carriers/server/shared-queries.ts'
import { orderLife } from '../server/order-life.ts'
import { findMoney, findWeight } from '../server/queries.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'

export interface Operating {
  db: Database
  config: Config
  operatorId: number
}

export interface Shipment {
  orderId: number
  carrier: string
  trackingNumber: string
  shippedKg: number
}

/** Bulk goods are weighed as they leave; a trader accepts this share more or less than ordered. */
const toleranceShare = 0.05

export const shipOrder = ({ db, config, operatorId }: Operating, shipment: Shipment) =>
  db.transaction(async (tx) => {
    const { orderId, carrier, trackingNumber, shippedKg } = shipment
    const ordered = (await findWeight(tx, orderId))?.kilograms ?? 0
    if (ordered > 0 && Math.abs(shippedKg - ordered) > ordered * toleranceShare)
      throw new Refusal('INVALID_INPUT', { fields: { shippedKg: 'orders.shippedWeight' } })
    const known = await findCarrier(tx, carrier)
    const order = await orderLife.move(tx, orderId, 'ship', byOperator(operatorId), {
      set: sql`, delivery_status = ${DeliveryStatus.shipped}, carrier = ${known ? nameForBuyer(known) : carrier},
        carrier_id = ${known?.id ?? null}, tracking_number = ${trackingNumber},
        shipped_kg = ${shippedKg}, shipped_at = now(),
        receive_until = now() + make_interval(days => ${config.trade.receiveDays})`,
    })
    await notifyBuyer(tx, order, 'ship', config)
    return order
  })

const nameForBuyer = ({ name, nameEn }: Carrier) => sql`(
  select case when locale = 'zh-CN' then ${name} else ${nameEn} end from member where member.id = member_id)`

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
