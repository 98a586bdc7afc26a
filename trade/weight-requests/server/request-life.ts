import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Transition } from '#platform/server/life-cycle/events.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'

export const requestTransitions = {
  agree: { from: ['asked'], to: 'agreed', by: ['member'] },
  decline: { from: ['asked'], to: 'declined', by: ['member'] },
  /** The seller asks for something else. */
  replace: { from: ['asked'], to: 'replaced', by: ['operator'] },
} as const satisfies Record<string, Transition<'asked' | 'agreed' | 'declined' | 'replaced'>>

/** The one way in which a request changes. It is written down in the history of its order. */
export const requestLife = lifeCycle<
  typeof requestTransitions,
  Columns<'weight_request', 'id' | 'orderId' | 'lineId' | 'kilograms'>
>({
  events: requestTransitions,
  table: sql`weight_request`,
  state: sql`status`,
  columns: sql`id, order_id as "orderId", line_id as "lineId", kilograms`,
  own: (memberId) => sql`order_id in (
    select id from sales_order where ${belongsTo(memberId, sql`sales_order`)} and not hidden)`,
  refusal: () => 'ORDER_STATE',
  conditions: {},
  effects: {},
})
