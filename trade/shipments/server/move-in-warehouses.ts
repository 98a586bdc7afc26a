import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isMainEmptied, lockGoodsOf, takeFromWarehouses } from '#catalogue/warehouses/server/shared-queries.ts'
import type { LoadedLine } from './queries.ts'

/** What leaves is taken from the warehouses that it names, what was loaded before is put back. */
export async function moveInWarehouses(
  tx: Db,
  orderId: number,
  lines: readonly LoadedLine[],
  before: readonly LoadedLine[],
) {
  const elsewhere = ({ warehouseId }: LoadedLine) => Boolean(warehouseId)
  const back = before.filter(elsewhere).map((line) => ({ ...line, kilograms: -line.kilograms }))
  const taken = lines.filter(elsewhere)
  const tooMuch = (at: number) =>
    new Refusal('INVALID_INPUT', { fields: { [`lines.${Math.max(at, 0)}.kilograms`]: 'adminWarehouses.tooMuch' } })
  await lockGoodsOf(tx, orderId)
  if (taken.length + back.length > 0) {
    const { asked, given } = await takeFromWarehouses(tx, [...taken, ...back])
    if (asked !== given) throw tooMuch(lines.findIndex(elsewhere))
  }
  if (await isMainEmptied(tx, orderId)) throw tooMuch(lines.findIndex((line) => !elsewhere(line)))
}
