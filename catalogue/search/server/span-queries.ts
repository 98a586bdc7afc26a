import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** The version of the search that the spans are behind. */
export const findDueVersion = (db: Db) =>
  db.first<Columns<'search_state', 'version'>>(sql`select version from search_state where spans_version <> version`)

export async function replaceSpans(db: Db) {
  await db.run(sql`set local statement_timeout = '2min'`)
  await db.run(sql`delete from parameter_span`)
  await db.run(sql`
    insert into parameter_span (parameter_id, lowest, highest, product_count, logarithmic, spread)
    select parameter_id, lowest, highest, products, logarithmic,
      coalesce(nullif(case when logarithmic then log_spread else spread end, 0), 1)
    from (
      select parameter_id, min(base_low) as lowest, max(base_high) as highest, count(distinct product_id) as products,
        min(base_low) > 0 and max(base_high) / nullif(min(base_low), 0) > 50 as logarithmic,
        stddev_pop((base_low + base_high) / 2) as spread,
        stddev_pop(ln(greatest((base_low + base_high) / 2, 1e-9))) as log_spread
      from property join product_search using (product_id)
      where lot_id is null and base_low is not null group by parameter_id
    ) as spans`)
}

export const setSpansVersion = (db: Db, version: number) =>
  db.run(sql`update search_state set spans_version = ${version}`)
