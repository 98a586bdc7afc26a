import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Transition } from '#platform/server/life-cycle/events.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import type { LetterState } from '../letter.ts'

export const letterTransitions = {
  accept: { from: ['registered'], to: 'accepted', by: ['operator'] },
  refuse: { from: ['registered'], to: 'refused', by: ['operator'], needsNote: true },
  /** By a further one for the same part: corrected before it was checked, or amended after. */
  replace: { from: ['registered', 'accepted'], to: 'replaced', by: ['member', 'operator'] },
} as const satisfies Record<string, Transition<LetterState>>

/** The one way in which a letter of credit changes. It is written down in the history of its order. */
export const letterLife = lifeCycle<
  typeof letterTransitions,
  Columns<'letter_of_credit', 'id' | 'orderId' | 'partId' | 'number' | 'bank'>
>({
  events: letterTransitions,
  table: sql`letter_of_credit`,
  state: sql`status`,
  columns: sql`id, order_id as "orderId", part_id as "partId", number, bank`,
  own: (memberId) => sql`order_id in (
    select id from sales_order where ${belongsTo(memberId, sql`sales_order`)} and not hidden)`,
  refusal: () => 'ORDER_STATE',
  conditions: {},
  effects: {},
})
