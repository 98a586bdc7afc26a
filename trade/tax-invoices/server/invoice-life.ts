import { sql } from '#platform/server/database/sql.ts'
import { lifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { transitions } from './invoice-status.ts'
import { movedColumns, ofOwnOrder, orderStands, type MovedInvoice } from './shared-queries.ts'

/** The one way in which a request changes. */
export const invoiceLife = lifeCycle<typeof transitions, MovedInvoice>({
  events: transitions,
  table: sql`tax_invoice`,
  state: sql`status`,
  history: { table: sql`tax_invoice_history`, of: sql`tax_invoice_id` },
  columns: movedColumns,
  own: ofOwnOrder,
  refusal: () => 'INVOICE_STATE',
  conditions: { orderStands },
  effects: {},
})
