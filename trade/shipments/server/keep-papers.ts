import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PaperKind } from '../shipment.ts'
import { requireShipment } from './change-shipment.ts'
import { insertPapers, removePaper } from './queries.ts'

interface Papers {
  orderId: number
  shipmentId: number
  kind: PaperKind
  fileIds: readonly number[]
}

export async function keepPapers(tx: Db, { orderId, shipmentId, kind, fileIds }: Papers) {
  const shipment = await requireShipment(tx, orderId, shipmentId)
  await insertPapers(tx, shipmentId, kind, fileIds)
  return shipment
}

interface Paper {
  orderId: number
  shipmentId: number
  fileId: number
}

export async function dropPaper(tx: Db, { orderId, shipmentId, fileId }: Paper): Promise<void> {
  await requireShipment(tx, orderId, shipmentId)
  if ((await removePaper(tx, shipmentId, fileId)) === 0) throw new Refusal('NOT_FOUND')
}
