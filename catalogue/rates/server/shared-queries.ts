import { sellerZone } from '#platform/texts/format.ts'
import { sql } from '#platform/server/database/sql.ts'

/** The newest rate that has come. */
export const fromTodaysRate = sql`from exchange_rate
  where as_of <= (now() at time zone ${sellerZone}::text)::date order by as_of desc limit 1`
