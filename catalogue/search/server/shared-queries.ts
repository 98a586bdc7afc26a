import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, Sql } from '#platform/server/database/sql.ts'

export const joined = (parts: Sql[], separator: string) =>
  parts.reduce((all, part, at) => (at === 0 ? part : sql`${all}${new Sql(separator, [])}${part}`), nothing)

/** What goods are sold for in one currency; without ends those without a price are meant too. */
interface SoldWithin {
  currency: Currency
  min?: number | undefined
  max?: number | undefined
}

/** A condition as rows that are held in memory are asked. */
export type HeldCondition =
  | { kind: 'available' }
  | { kind: 'shop'; shopId: number }
  | { kind: 'lacking'; words: string }
  | { kind: 'range'; measurementIds: readonly number[]; low: number | undefined; high: number | undefined }
  | { kind: 'sold'; within: readonly SoldWithin[] }

/** A condition on single products, asked from either side. */
export interface ProductCondition {
  /** The ids of all products that meet it; undefined where most do, and each is better asked by itself. */
  ids: Sql | undefined
  /** Whether the row of `product_search` at hand meets it. */
  holds: Sql
  /** Undefined where only the database knows. */
  held?: HeldCondition
}

export const ofRow = (holds: Sql, held?: HeldCondition): ProductCondition => ({
  ids: sql`select product_id from product_search where ${holds}`,
  holds,
  ...(held && { held }),
})

export const ofShop = (shopId: number) => ofRow(sql`shop_id = ${shopId}`, { kind: 'shop', shopId })

export function soldWithin(within: readonly SoldWithin[]): ProductCondition {
  const each = within.map(({ currency, min, max }) => {
    const least = min === undefined ? nothing : sql`and price >= ${String(min)}::bigint`
    const most = max === undefined ? nothing : sql`and price <= ${String(max)}::bigint`
    return sql`(currency = ${currency} ${least} ${most})`
  })
  return ofRow(sql`(${joined(each, ' or ')})`, { kind: 'sold', within })
}

/** Products without the words. */
export const lacking = (condition: string): ProductCondition => ({
  ids: undefined,
  holds: sql`not ts_match_vq(tokens, ${condition}::tsquery)`,
  held: { kind: 'lacking', words: condition },
})

// Looked up for the row at hand: without the offset the planner may read the whole set first, for a page of ten.
const isThere = (query: Sql) => sql`exists (${query} offset 0)`

export const inSubject = (id: number): ProductCondition => ({
  ids: sql`select product_id from subject_product where subject_id = ${id}`,
  holds: isThere(sql`
    select from subject_product where subject_id = ${id} and subject_product.product_id = product_search.product_id`),
})

// "union" and not "union all": the planner then knows that no id comes twice, and how many to expect.
export const available: ProductCondition = {
  ids: sql`select id from product where stock_kg > 0 union select product_id from lot where stock_kg > 0`,
  holds: sql`(${isThere(sql`select from product where product.id = product_search.product_id and stock_kg > 0`)}
    or ${isThere(sql`select from lot where lot.product_id = product_search.product_id and stock_kg > 0`)})`,
  held: { kind: 'available' },
}

/** A stated value is a point or a span: it answers when it reaches into what was asked for, in base units. */
export function reaching(
  measurementIds: readonly number[],
  low: number | undefined,
  high: number | undefined,
): ProductCondition {
  const within = sql`measurement_id = any(${measurementIds})
    ${high === undefined ? nothing : sql`and base_low <= ${high}`}
    ${low === undefined ? nothing : sql`and base_high >= ${low}`}`
  const own = sql`select property.product_id from property where lot_id is null and ${within}`
  const ofLots = sql`select property.product_id from property join lot on lot.id = lot_id and lot.stock_kg > 0
    where lot_id is not null and ${within}`
  const same = sql`property.product_id = product_search.product_id`
  return {
    ids: sql`${own} union ${ofLots}`,
    holds: sql`(${isThere(sql`${own} and ${same}`)} or ${isThere(sql`${ofLots} and ${same}`)})`,
    held: { kind: 'range', measurementIds, low, high },
  }
}

/** Facets that count nothing any more, so that what they name can go. */
export const dropEmptyFacets = (tx: Db, of: 'brand' | 'category', ids: readonly number[]) =>
  tx.run(
    of === 'brand'
      ? sql`delete from facet_group where product_count = 0 and brand_id = any(${ids})`
      : sql`delete from facet_group where product_count = 0 and category_id = any(${ids})`,
  )
