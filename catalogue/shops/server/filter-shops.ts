import type { ShopFilter } from '../contract.ts'
import { containing } from '#platform/server/database/containing.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'

type FilterName = keyof ShopFilter

/** Products of the shop of the row, as search knows them. */
export const offer = sql`product_search join facet_group on facet_group.id = group_id
  where product_search.shop_id = shop.id`

/** What the filter asks of a shop; a facet leaves its own question out. */
export function shopsThat(filter: ShopFilter, without?: FilterName): Sql {
  const asked: ShopFilter = { ...filter, ...(without && { [without]: undefined }) }
  const { key, enterpriseType, provinceId, countryId, categoryId, lableIds } = asked
  return [
    key ? containing(key, searched) : nothing,
    enterpriseType === undefined ? nothing : sql`shop.type = ${enterpriseType}`,
    provinceId === undefined ? nothing : sql`shop.province_id = ${provinceId}`,
    countryId === undefined ? nothing : sql`shop.country_id = ${countryId}`,
    categoryId === undefined
      ? nothing
      : sells(sql`category_id in (select id from category where ${categoryId} in (id, parent_id))`),
    lableIds === undefined ? nothing : sells(sql`label_ids && ${lableIds}::int[]`),
  ].reduce((all, condition) => (condition === nothing ? all : sql`${all} and ${condition}`), sql`true`)
}

const sells = (what: Sql) => sql`exists (select from ${offer} and ${what})`

const searched = sql`shop.name_zh, shop.name_en, shop.main_markets_zh, shop.main_markets_en, shop.city_zh, shop.city_en,
  shop.province_zh, shop.province_en, shop.description_zh, shop.description_en`
