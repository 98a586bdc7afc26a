import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { shipmentTransitions } from './shipment-status.ts'

export type MovedShipment = Columns<'shipment', 'id' | 'orderId' | 'number' | 'receiveUntil'>

/** The one way in which a shipment changes. */
export const shipmentLife = lifeCycle<typeof shipmentTransitions, MovedShipment>({
  events: shipmentTransitions,
  table: sql`shipment`,
  state: sql`status`,
  history: { table: sql`shipment_history`, of: sql`shipment_id` },
  columns: sql`id, order_id as "orderId", number, receive_until as "receiveUntil"`,
  own: (memberId) => sql`order_id in (
    select id from sales_order where ${belongsTo(memberId, sql`sales_order`)} and not hidden)`,
  refusal: () => 'ORDER_STATE',
  conditions: { overdue: sql`receive_until < now()` },
  effects: {},
})
