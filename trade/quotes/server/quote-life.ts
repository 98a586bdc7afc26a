import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { ownEnquiry } from './own-enquiry.ts'
import { movedColumns, seenStatus, type MovedQuote } from './queries.ts'
import { transitions } from './quote-status.ts'

/** The one way in which a quote changes. */
export const quoteLife = lifeCycle<typeof transitions, MovedQuote>({
  events: transitions,
  table: sql`quote`,
  state: sql`status`,
  seen: seenStatus,
  history: { table: sql`quote_history`, of: sql`quote_id` },
  columns: movedColumns,
  own: (memberId) => sql`exists (select from enquiry where enquiry.id = enquiry_id and ${ownEnquiry(memberId)})`,
  refusal: (status) => (status === 'expired' ? 'QUOTE_EXPIRED' : 'QUOTE_STATE'),
  conditions: { stillValid: sql`expires_at > now()` },
  effects: {},
})
