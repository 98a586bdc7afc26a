import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { IndexedProduct } from './search-row.ts'

/** Whoever changes what search reads waits for whoever does so already. */
export const lockSearch = (db: Db) => db.run(sql`update search_state set version = version + 1`)

/** Products that can be shown: published and with a picture. */
export const searchIndexable = (db: Db, ids: readonly number[]) =>
  db.many<IndexedProduct>(sql`
    with recursive above as (
      select id as leaf_id, id, parent_id from category
      union all select leaf_id, category.id, category.parent_id from above join category on category.id = above.parent_id
    )
    select id, shop_id as "shopId", brand_id as "brandId", country_id as "countryId",
      array(select above.id from above where leaf_id = category_id) as "categoryIds", grade, field_type as "fieldType",
      array(select label_id from product_label where product_id = product.id order by label_id) as "labelIds",
      self_run as "selfRun", recommended, is_new as "isNew", series, model, name_zh as "nameZh", name_en as "nameEn",
      colour_zh as "colourZh", colour_en as "colourEn", aliases,
      concat_ws(' ', description_zh, description_en) as description
    from product where id = any(${ids}) and status = 'published'
      and exists (select from product_picture where product_id = product.id)
    order by id`)

export const searchIndexed = (db: Db, ids: readonly number[]) =>
  db.many<Columns<'product_search', 'productId' | 'groupId'> & { tokens: string[] }>(sql`
    select product_id as "productId", group_id as "groupId", tsvector_to_array(tokens) as tokens
    from product_search where product_id = any(${ids})`)

export interface SearchRow {
  product_id: number
  facets: string[]
  own: string[]
  score: number
  model_key: string
}

const given = (rows: SearchRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
  product_id integer, facets jsonb, own jsonb, score integer, model_key text)`
const words = sql`array_to_tsvector(array(select jsonb_array_elements_text(facets)))`
const labels = sql`array(select label_id from product_label where product_id = product.id order by label_id)`

/** Groups that are not there yet, and what those that are hold now. */
export const saveGroups = (db: Db, rows: SearchRow[]) =>
  db.run(sql`
    insert into facet_group (brand_id, country_id, category_id, grade, field_type, label_ids, self_run, recommended,
      is_new, tokens)
    select distinct on (brand_id, country_id, category_id, grade, field_type, ${labels}, self_run, recommended, is_new)
      brand_id, country_id, category_id, grade, field_type, ${labels}, self_run, recommended, is_new, ${words}
    from ${given(rows)} join product on product.id = product_id
    on conflict (brand_id, category_id, country_id, grade, field_type, label_ids, self_run, recommended, is_new)
      do update set tokens = excluded.tokens where facet_group.tokens <> excluded.tokens`)

/** Answers the group of each product. */
export const saveSearchRows = (db: Db, rows: SearchRow[]) =>
  db.many<Columns<'product_search', 'groupId'>>(sql`
    insert into product_search (product_id, group_id, shop_id, score, created_at, currency, price, model_key, tokens)
    select product_id, facet_group.id, shop_id, score, created_at, currency, price_per_tonne, model_key,
      facet_group.tokens || array_to_tsvector(array(select jsonb_array_elements_text(own)))
    from ${given(rows)} join product on product.id = product_id
    join facet_group using (brand_id, category_id, country_id, grade, field_type, self_run, recommended, is_new)
    where facet_group.label_ids = ${labels}
    on conflict (product_id) do update set group_id = excluded.group_id, shop_id = excluded.shop_id,
      score = excluded.score, created_at = excluded.created_at, currency = excluded.currency, price = excluded.price,
      model_key = excluded.model_key, tokens = excluded.tokens, version = excluded.version
    returning group_id as "groupId"`)

export const removeSearchRows = (db: Db, ids: readonly number[]) =>
  db.run(sql`delete from product_search where product_id = any(${ids})`)

export const addToGroups = (db: Db, changes: Map<number, number>) =>
  db.run(sql`
    update facet_group set product_count = product_count + change
    from unnest(${[...changes.keys()]}::int[], ${[...changes.values()]}::int[]) as changed (id, change)
    where facet_group.id = changed.id`)

export async function addToVocab(db: Db, changes: Map<string, number>) {
  const known = sql`unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]) as changed (word, change)`
  await db.run(sql`
    insert into search_vocab (word, products) select word, change from ${known} where change > 0
    on conflict (word) do update set products = search_vocab.products + excluded.products`)
  if ([...changes.values()].every((change) => change > 0)) return
  await db.run(sql`
    delete from search_vocab using ${known}
    where search_vocab.word = changed.word and change < 0 and products + change <= 0`)
  await db.run(sql`
    update search_vocab set products = products + change from ${known}
    where search_vocab.word = changed.word and change < 0`)
}

async function searchIds(db: Db, where: Sql): Promise<number[]> {
  const rows = await db.many<Columns<'product', 'id'>>(sql`select id from product where ${where} order by id`)
  return rows.map(({ id }) => id)
}

export const searchIdsOfBrand = (db: Db, id: number) => searchIds(db, sql`brand_id = ${id}`)

/** With those of the categories below it. */
export const searchIdsOfCategory = (db: Db, id: number) =>
  searchIds(db, sql`category_id in (select id from category where id = ${id} or parent_id = ${id})`)
