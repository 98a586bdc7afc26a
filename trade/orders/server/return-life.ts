import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { creditParts } from '#trade/order-parts/server/settle-parts.ts'
import { requestRefund } from '#trade/payments/server/request-refund.ts'
import { bookRefunds } from './queries.ts'
import { returnTransitions } from './order-status.ts'

export interface DecidedReturn {
  id: number
  orderId: number
  amountMinor: number
}

/** The one way in which a return changes. It is written down in the history of its order, whose event has the same name. */
export const returnLife = lifeCycle<typeof returnTransitions, DecidedReturn>({
  events: returnTransitions,
  table: sql`order_return`,
  state: sql`status`,
  columns: sql`id, order_id as "orderId", amount as "amountMinor"`,
  own: (memberId) => sql`order_id in (
    select id from sales_order where ${belongsTo(memberId, sql`sales_order`)} and not hidden)`,
  refusal: () => 'ORDER_STATE',
  conditions: { isReturn: sql`kind = 'return'`, isClaim: sql`kind <> 'return'` },
  effects: {
    refund: async (tx, { id, orderId, amountMinor }) => {
      await requestRefund(tx, { orderId, amountMinor: await creditParts(tx, orderId, amountMinor), returnId: id })
      await bookRefunds(tx, orderId)
    },
  },
})
