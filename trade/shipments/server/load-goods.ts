import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { moveInWarehouses } from './move-in-warehouses.ts'
import { countShipped, insertLines, type LoadedLine } from './queries.ts'

/**
 * Puts goods into a shipment. What was counted of the lines before is taken back in the same statement, so that a
 * correction never passes through more or less than is allowed.
 */
export async function loadGoods(
  tx: Db,
  orderId: number,
  shipmentId: number,
  lines: readonly LoadedLine[],
  before: readonly LoadedLine[] = [],
): Promise<void> {
  const moves = [...lines, ...before.map(({ lineId, kilograms }) => ({ lineId, kilograms: -kilograms }))]
  const counted = new Set((await countShipped(tx, orderId, moves)).map(({ lineId }) => lineId))
  const missed = lines.flatMap(({ lineId }, at) => (counted.has(lineId) ? [] : [at]))
  if (missed.length > 0 || before.some(({ lineId }) => !counted.has(lineId)))
    throw new Refusal('INVALID_INPUT', {
      fields: Object.fromEntries(
        (missed.length > 0 ? missed : [0]).map((at) => [`lines.${at}.kilograms`, 'adminShipments.outsideTolerance']),
      ),
    })
  await moveInWarehouses(tx, orderId, lines, before)
  if ((await insertLines(tx, shipmentId, lines)) !== lines.length) throw new Refusal('NOT_FOUND')
}
