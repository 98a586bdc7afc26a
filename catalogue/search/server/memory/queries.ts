import type { Currency } from '#platform/contract/currencies.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { tierOf, type Question } from '../search-queries.ts'
import { available } from '../shared-queries.ts'
import type { HeldGroup } from './groups.ts'
import type { HeldProduct } from './table.ts'

export const countProducts = (db: Db) =>
  db.first<Columns<'search_state', 'version'> & { products: number }>(sql`
    select version, (select count(*) from product_search)::int as products from search_state`)

export const searchGroups = (db: Db) => heldGroups(db, sql`true`)

export const searchGroupsOf = (db: Db, ids: readonly number[]) => heldGroups(db, sql`id = any(${ids})`)

const heldGroups = (db: Db, which: Sql) =>
  db.many<HeldGroup>(sql`
    select id, brand_id as "brandId", country_id as "countryId", category_id as "categoryId", grade,
      label_ids as "labelIds", tsvector_to_array(tokens) as tokens
    from facet_group where ${which}`)

const heldProducts = (db: Db, which: Sql) =>
  db.many<Omit<HeldProduct, 'currency'> & { currency: Currency | null }>(sql`
    select product_id as id, group_id as "groupId", shop_id as "shopId", score,
      (extract(epoch from created_at) * 1000000)::float as created, currency, price::float as price,
      ${available.holds} as available
    from product_search where ${which}`)

export const searchProductsFrom = (db: Db, after: number, limit: number) =>
  heldProducts(db, sql`product_id > ${after} order by product_id limit ${limit}`)

export const searchProductsOf = (db: Db, ids: readonly number[]) => heldProducts(db, sql`product_id = any(${ids})`)

/** Values of products and of their lots that are in stock, packed: they are millions. */
export const searchValuesOf = (db: Db, ids: readonly number[]) =>
  db.many<{ measurementId: number; packed: Buffer }>(sql`
    select measurement_id as "measurementId",
      string_agg(int4send(property.product_id) || float8send(base_low) || float8send(base_high), ''::bytea) as packed
    from property left join lot on lot.id = lot_id
    where property.product_id = any(${ids}) and measurement_id is not null and base_low is not null
      and (lot_id is null or lot.stock_kg > 0)
    group by 1`)

/** What has changed or gone since a version, and the version that it brings to. */
export const findChanged = (db: Db, since: number) =>
  db.first<Columns<'search_state', 'version'> & { ids: number[] }>(sql`
    select version, array(
      select product_id from product_search where version > ${since}
      union select product_id from search_removed where version > ${since}
    ) as ids
    from search_state`)

/** Products that answer by words of their own, packed, by the best condition that each meets. */
export const searchOwn = (db: Db, { tiers, own }: Pick<Question, 'tiers' | 'own'>) =>
  db.many<{ tier: number; packed: Buffer }>(sql`
    select tier, string_agg(int4send(product_id), ''::bytea) as packed
    from (
      select product_id, ${tierOf('product_search', tiers)} as tier from product_search
      where tokens @@ ${`(${own}) & ${tiers.at(-1)}`}::tsquery
    ) as answering
    group by 1`)

export const searchHaving = (db: Db, condition: string) =>
  db.many<{ packed: Buffer | null }>(sql`
    select string_agg(int4send(product_id), ''::bytea) as packed from product_search
    where tokens @@ ${condition}::tsquery`)
