import { OrderStatus } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/api/context.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { quantity } from '#platform/texts/format.ts'
import { changeShipment, requireShipment } from '#trade/shipments/server/change-shipment.ts'
import type { ShipmentInput } from '#trade/shipments/office/shipment-input.ts'
import { sendShipment } from '#trade/shipments/server/send-shipment.ts'
import { isAllShipped, shippedKg } from '#trade/shipments/server/shared-queries.ts'
import { isSettled } from '#trade/settlements/server/shared-queries.ts'
import { issueShipmentSheets } from '../server/issue-sheets.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { orderLife } from '../server/order-life.ts'
import { findMoved, followShipments, lockOrder } from '../server/queries.ts'
import { settleOrder } from '../server/settle-order.ts'
import type { orders } from './contract.ts'
import { getDeskOrder } from './desk-order.ts'
import { operateOrder } from './operate-order.ts'
import type { Operating } from './operator-steps.ts'
import { markShipped } from '../server/ship-whole.ts'
import { requireInTime, type Late } from './ship-late.ts'

interface Named {
  carrier: { id: number | null; name: string; nameEn: string }
  trackingNumber: string
}

/** The order names the carrier of its latest shipment, in the language of the buyer. */
const latest = ({ carrier: { id, name, nameEn }, trackingNumber }: Named) => sql`, carrier_id = ${id}, carrier = (
    select case when locale = 'zh-CN' then ${name} else ${nameEn} end from member where member.id = member_id),
  tracking_number = ${trackingNumber}`

/** Once all of it has left the order is shipped, and before in part. */
async function moveOrder(tx: Db, orderId: number, operatorId: number, note: string, named: Named) {
  const by = byOperator(operatorId)
  if (await isAllShipped(tx, orderId))
    return { order: await markShipped(tx, orderId, by, { set: latest(named), note }), event: 'ship' } as const
  const set = sql`${latest(named)}, shipped_kg = ${shippedKg}`
  return { order: await orderLife.move(tx, orderId, 'shipPart', by, { set, note }), event: 'shipPart' } as const
}

/** Goods leave: all that was ordered, or a part of it. */
export const shipOrder = (
  { db, config, operatorId }: Operating,
  orderId: number,
  input: ShipmentInput,
  late: Late = { reason: '', allowed: true },
) =>
  db.transaction(async (tx) => {
    const { receiveDays } = config.trade
    if ((await lockOrder(tx, orderId))?.status !== OrderStatus.notShipped) throw new Refusal('ORDER_STATE')
    await requireInTime(tx, orderId, input.loadedOn, operatorId, late)
    const { id, number, kilograms, carrier } = await sendShipment(tx, { orderId, operatorId, receiveDays, input })
    const named = { carrier, trackingNumber: input.trackingNumber }
    const { order, event } = await moveOrder(tx, orderId, operatorId, `#${number}: ${quantity(kilograms, 'kg')}`, named)
    await notifyBuyer(tx, order, event, config, { number, kilograms })
    if (event === 'ship') await settleOrder(tx, config, orderId, 'shipped', byOperator(operatorId))
    return id
  })

export const lateOf = ({ operator }: Context<'operator'>, reason: string): Late => ({
  reason,
  allowed: operator.permissions.includes('money.confirm'),
})

export async function shipFromDesk(
  { id, lateReason, sheets, ...input }: ParsedOf<typeof orders.ship>,
  context: Context<'operator'>,
) {
  let made = 0
  const changed = await operateOrder(context, {
    id,
    action: 'ship',
    said: sheets && { papers: sheets.kinds },
    take: async (by) => {
      made = await shipOrder(by, id, input, lateOf(context, lateReason))
      // The mail is drawn when it leaves, which is after all of this.
      if (sheets) await issueShipmentSheets(by.db, await getDeskOrder(by.db, context.operator, id), made, sheets)
    },
  })
  return { id: made, ...changed }
}

interface Correction {
  shipmentId: number
  version: number
  input: ShipmentInput
  late: Late
}

/** Its facts as they turned out. An order that has left stays so, and one that has left by this is shipped. */
export const correctShipment = (
  { db, config, operatorId }: Operating,
  orderId: number,
  { shipmentId, version, input, late }: Correction,
) =>
  db.transaction(async (tx) => {
    const status = (await lockOrder(tx, orderId))?.status
    const { receiveDays } = config.trade
    const before = await requireShipment(tx, orderId, shipmentId)
    if (input.loadedOn && input.loadedOn !== before.loadedOn)
      await requireInTime(tx, orderId, input.loadedOn, operatorId, late)
    const { shipment, arrived, carrier } = await changeShipment(tx, {
      orderId,
      shipmentId,
      version,
      operatorId,
      receiveDays,
      input,
    })
    const all = await isAllShipped(tx, orderId)
    if (!all && status !== OrderStatus.notShipped)
      throw new Refusal('INVALID_INPUT', { fields: { 'lines.0.kilograms': 'adminShipments.wouldReopen' } })
    if (all && status === OrderStatus.notShipped) {
      const named = { carrier, trackingNumber: input.trackingNumber }
      await moveOrder(tx, orderId, operatorId, `#${shipment.number}`, named)
      await settleOrder(tx, config, orderId, 'shipped', byOperator(operatorId))
    } else {
      await followShipments(tx, orderId)
      if (await isSettled(tx, orderId)) await settleOrder(tx, config, orderId, 'corrected', byOperator(operatorId))
    }
    const order = arrived ? await findMoved(tx, orderId) : undefined
    if (order) await notifyBuyer(tx, order, 'arrive', config, shipment)
    return shipment.id
  })
