import { sellerZone } from '#platform/texts/format.ts'
import { nothing, sql, type Sql } from './sql.ts'

/** From a day to another, both included, as the seller's calendar has them; an index of the column can be used. */
export const withinDays = (column: Sql, { from, to }: { from?: string | undefined; to?: string | undefined }) => sql`
  ${from ? sql`and ${column} >= ${from}::timestamp at time zone ${sellerZone}` : nothing}
  ${to ? sql`and ${column} < (${to}::timestamp + interval '1 day') at time zone ${sellerZone}` : nothing}`
