import type { Db } from '#platform/server/database/database.ts'
import { findCarrier } from '#trade/carriers/server/shared-queries.ts'
import type { ShipmentInput } from '../office/shipment-input.ts'
import { refuseWrongDays } from './wrong-days.ts'
import { insertFirstHistory, insertShipment } from './queries.ts'
import { loadGoods } from './load-goods.ts'

/** One that is listed, so that it can be followed, or whoever was typed. */
export const carrierNamed = async (db: Db, name: string) =>
  (await findCarrier(db, name)) ?? { id: null, name, nameEn: name }

interface Sending {
  orderId: number
  operatorId: number
  /** After how many days without a word it counts as received. */
  receiveDays: number
  input: ShipmentInput
}

/** Goods of an order leave. Whether that is all of it is for the order to say. */
export async function sendShipment(tx: Db, { orderId, operatorId, receiveDays, input }: Sending) {
  const { carrier: name, lines, ...facts } = input
  await refuseWrongDays(tx, facts)
  const carrier = await carrierNamed(tx, name)
  const shipment = await insertShipment(tx, { orderId, carrier, ...facts }, receiveDays)
  if (!shipment) throw new Error('No shipment was inserted.')
  await loadGoods(tx, orderId, shipment.id, lines)
  await insertFirstHistory(tx, shipment.id, operatorId)
  return { ...shipment, carrier, kilograms: lines.reduce((sum, { kilograms }) => sum + kilograms, 0) }
}
