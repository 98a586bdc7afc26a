import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { confirmTransfer } from '#trade/orders/server/transfer.ts'
import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { shipOrder } from '#trade/orders/office/ship-goods.ts'
import type { TestApp } from './test-app.ts'

/** Somebody of the seller's side. */
export const anOperator = ({ db, config }: Pick<TestApp, 'db' | 'config'>): Operating => ({ db, config, operatorId: 1 })

export const pay = (operator: Operating, { id, totalMinor }: { id: number; totalMinor: number }) =>
  confirmTransfer(operator, { orderId: id, amountMinor: totalMinor })

/** What is typed of a shipment of which nothing else is known. */
export const aShipment = (lines: { lineId: number; lotId?: number; warehouseId?: number; kilograms: number }[]) => ({
  carrier: 'SF Express',
  trackingNumber: 'SF1',
  mode: null,
  containers: [],
  vessel: null,
  billNumber: null,
  readyOn: null,
  loadedOn: null,
  etd: null,
  eta: null,
  deliveredOn: null,
  lines: lines.map((line) => ({ lotId: undefined, ...line })),
})

export const linesOf = (db: Db, orderId: number) =>
  db.many<{ lineId: number; kilograms: number }>(sql`
    select id as "lineId", kilograms from order_line where order_id = ${orderId} order by position`)

/** So much of the first line, or of each line what was ordered. */
export async function ship(operator: Operating, orderId: number, kilograms?: number) {
  const lines = await linesOf(operator.db, orderId)
  const loaded = kilograms === undefined ? lines : lines.slice(0, 1).map(({ lineId }) => ({ lineId, kilograms }))
  return shipOrder(operator, orderId, aShipment(loaded))
}
