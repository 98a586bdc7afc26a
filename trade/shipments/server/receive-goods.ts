import { Refusal } from '#platform/contract/errors.ts'
import type { By } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shipmentLife } from './shipment-life.ts'

/** By the buyer, or without a word by the time that has passed since it arrived. */
export async function receiveGoods(tx: Db, orderId: number, shipmentId: number, by: By) {
  const event = by.actor === 'member' ? 'receive' : 'accept'
  const shipment = await shipmentLife.move(tx, shipmentId, event, by, { set: sql`, received_at = now()` })
  if (shipment.orderId !== orderId) throw new Refusal('NOT_FOUND')
  return shipment
}
