import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { indexProducts } from './index-products.ts'

const atOnce = 1000

/** Many products, some at a time; whoever waits is told in between. */
export async function reindexProducts(tx: Db, ids: readonly number[], say?: () => Promise<unknown>) {
  for (let at = 0; at < ids.length; at += atOnce) {
    await indexProducts(tx, ids.slice(at, at + atOnce))
    await say?.()
  }
}

async function reindex(tx: Db, where: Sql) {
  const rows = await tx.many<{ id: number }>(sql`select id from product where ${where} order by id`)
  await reindexProducts(
    tx,
    rows.map(({ id }) => id),
  )
}

/** What a brand is called is part of what its products are found by. */
export const reindexBrand = (tx: Db, id: number) => reindex(tx, sql`brand_id = ${id}`)

/** The same for a category and those below it. */
export const reindexCategory = (tx: Db, id: number) =>
  reindex(tx, sql`category_id in (select id from category where id = ${id} or parent_id = ${id})`)

/** Facets that count nothing any more, so that what they name can go. */
export const dropEmptyFacets = (tx: Db, of: 'brand' | 'category', ids: readonly number[]) =>
  tx.run(
    of === 'brand'
      ? sql`delete from facet_group where product_count = 0 and brand_id = any(${ids})`
      : sql`delete from facet_group where product_count = 0 and category_id = any(${ids})`,
  )
