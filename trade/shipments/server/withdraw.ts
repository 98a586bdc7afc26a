import { Refusal } from '#platform/contract/errors.ts'
import type { By } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { moveInWarehouses } from './move-in-warehouses.ts'
import { requireShipment } from './change-shipment.ts'
import { countShipped } from './queries.ts'
import { shipmentLife } from './shipment-life.ts'

interface Withdrawn {
  orderId: number
  shipmentId: number
  reason: string
  by: By
}

/** It stays for the books and counts no more; not where goods of it are back or on their way back. */
export async function withdraw(tx: Db, { orderId, shipmentId, reason, by }: Withdrawn) {
  const { lines, number, kilograms } = await requireShipment(tx, orderId, shipmentId)
  await shipmentLife.move(tx, shipmentId, 'withdraw', by, { note: reason })
  const back = lines.map(({ lineId, kilograms: loaded }) => ({ lineId, kilograms: -loaded }))
  const counted = await countShipped(tx, orderId, back)
  if (counted.length !== new Set(lines.map(({ lineId }) => lineId)).size)
    throw new Refusal('INVALID_INPUT', { fields: { reason: 'adminShipments.sentBack' } })
  await moveInWarehouses(tx, orderId, [], lines)
  return { number, kilograms }
}
