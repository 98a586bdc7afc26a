import { sellerZone } from '#platform/texts/format.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** In percent, what prices in yuan included on the day of that instant where the seller works; null before the first. */
export const vatPercentAt = (instant: Sql): Sql => sql`(
  select percent from house_vat_rate where valid_from <= (${instant} at time zone ${sellerZone}::text)::date
  order by valid_from desc limit 1)`

export const findVatPercent = async (db: Db, at: string) =>
  (await db.first<{ percent: number | null }>(sql`select ${vatPercentAt(sql`${at}::timestamptz`)} as percent`))
    ?.percent ?? null
