import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { partTransitions } from './part-status.ts'

export interface MovedPart {
  id: number
  orderId: number
}

/** The one way in which a part changes. It is written down in the history of its order. */
export const partLife = lifeCycle<typeof partTransitions, MovedPart>({
  events: partTransitions,
  table: sql`order_part`,
  state: sql`state`,
  columns: sql`id, order_id as "orderId"`,
  own: (memberId) => sql`order_id in (
    select id from sales_order where ${belongsTo(memberId, sql`sales_order`)} and not hidden)`,
  refusal: () => 'ORDER_STATE',
  conditions: { unsecuredLetter: sql`secured = 'letterOfCredit' and secured_at is null` },
  effects: {},
})
