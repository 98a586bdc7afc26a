import { nothing, sql } from '#platform/server/database/sql.ts'

interface Totals {
  least?: number | undefined
  most?: number | undefined
}

/** From an amount to another, both included, in whole units of the currency of the row of `sales_order` at hand. */
export const withinTotals = ({ least, most }: Totals) => sql`
  ${least === undefined ? nothing : sql`and total >= ${least}::bigint * 100`}
  ${most === undefined ? nothing : sql`and total <= ${most}::bigint * 100`}`
