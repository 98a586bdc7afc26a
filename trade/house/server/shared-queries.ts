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

/** What contracts say beside the figures of an order. */
export const findContractClauses = async (db: Db) =>
  (
    await db.first<{ clauses: { zh: string; en: string } | null }>(sql`
    select case when num_nonnulls(contract_clauses_zh, contract_clauses_en) > 0 then json_build_object(
      'zh', coalesce(contract_clauses_zh, contract_clauses_en),
      'en', coalesce(contract_clauses_en, contract_clauses_zh)) end as clauses from house`)
  )?.clauses ?? null
