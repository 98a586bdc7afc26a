import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ShipmentInput } from '../office/shipment-input.ts'
import { differencesOf } from './differences.ts'
import { loadGoods } from './load-goods.ts'
import { factsToSet, removeLines } from './queries.ts'
import { carrierNamed } from './send-shipment.ts'
import { shipmentsOf } from './shared-queries.ts'
import { shipmentLife } from './shipment-life.ts'
import { refuseWrongDays } from './wrong-days.ts'

interface Change {
  orderId: number
  shipmentId: number
  version: number
  operatorId: number
  /** After how many days without a word it counts as received. */
  receiveDays: number
  input: ShipmentInput
}

export async function requireShipment(tx: Db, orderId: number, shipmentId: number) {
  const shipment = (await shipmentsOf(tx, orderId)).find(({ id }) => id === shipmentId)
  if (!shipment) throw new Refusal('NOT_FOUND')
  return shipment
}

/**
 * Corrects a shipment or completes it with what was not known when it left, and says whether it has arrived by that.
 * What the buyer has received keeps its weights.
 */
export async function changeShipment(tx: Db, change: Change) {
  const { orderId, shipmentId, operatorId, receiveDays, input } = change
  const { carrier: name, lines, ...facts } = input
  await refuseWrongDays(tx, facts)
  const before = await requireShipment(tx, orderId, shipmentId)
  if (before.version !== change.version) throw new Refusal('CONFLICT')
  const carrier = await carrierNamed(tx, name)
  await removeLines(tx, shipmentId)
  await loadGoods(tx, orderId, shipmentId, lines, before.lines)
  const loaded = await requireShipment(tx, orderId, shipmentId)
  const changed = differencesOf(before, { ...facts, carrier, lines: loaded.lines })
  if (before.status === 'received' && changed.some(({ field }) => field === 'lines'))
    throw new Refusal('INVALID_INPUT', { fields: { 'lines.0.kilograms': 'adminShipments.alreadyReceived' } })
  const moved = facts.deliveredOn !== before.deliveredOn && before.status === 'shipped'
  const arrived = moved && facts.deliveredOn !== null
  const shipment = await shipmentLife.move(tx, shipmentId, arrived ? 'arrive' : 'change', byOperator(operatorId), {
    set: factsToSet({ carrier, ...facts }, moved ? { days: receiveDays } : undefined),
    recorded: { columns: sql`, changed`, values: sql`, ${JSON.stringify(changed)}::jsonb` },
  })
  return { shipment, arrived, carrier }
}
