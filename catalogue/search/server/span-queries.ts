import { isMeasured } from '#catalogue/goods/server/shared-queries.ts'
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
      where lot_id is null and base_low is not null and ${isMeasured} group by parameter_id
    ) as spans`)
  await db.run(sql`
    update measurement set product_count = now.products, lowest = now.lowest, highest = now.highest,
      half_from = now.half_from, half_to = now.half_to
    from measurement as same left join (
      select measurement_id, count(distinct product_id)::int as products, min(middle) as lowest, max(middle) as highest,
        percentile_disc(0.25) within group (order by middle) as half_from,
        percentile_disc(0.75) within group (order by middle) as half_to
      from property join product_search using (product_id)
        cross join lateral (select (base_low + base_high) / 2 as middle) as value
      where lot_id is null group by 1
    ) as counted on measurement_id = same.id
      cross join lateral (select coalesce(counted.products, 0), counted.lowest, counted.highest, counted.half_from, counted.half_to)
        as now (products, lowest, highest, half_from, half_to)
    where measurement.id = same.id
      and (measurement.product_count, measurement.lowest, measurement.highest, measurement.half_from, measurement.half_to)
        is distinct from (now.products, now.lowest, now.highest, now.half_from, now.half_to)`)
}

export const setSpansVersion = (db: Db, version: number) =>
  db.run(sql`update search_state set spans_version = ${version}`)
