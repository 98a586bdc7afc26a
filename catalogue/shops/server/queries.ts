import type { Shop, ShopDetail, ShopFilter, ShopHoldings } from '../contract.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { offer, shopsThat } from './filter-shops.ts'

const categories = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name_zh, 'nameEn', name_en, 'count', count)
    order by count desc, position), '[]')
  from (
    select main.id, main.name_zh, main.name_en, main.position, count(*)
    from category as leaf join category as main on main.id = coalesce(leaf.parent_id, leaf.id)
    join (select category_id from ${offer}) as sold on sold.category_id = leaf.id
    group by main.id
  ) as counted)`

const thumbnails = sql`(
  select coalesce(json_agg(${pictureJson} order by place), '[]')
  from (
    select product_id, row_number() over (order by score desc, product_id) as place
    from ${offer} order by score desc, product_id limit 3
  ) as best
  join product_picture on product_picture.product_id = best.product_id and product_picture.position = (
    select min(position) from product_picture as own where own.product_id = best.product_id)
  join picture on picture.id = picture_id)`

const pictureOf = (id: Sql) => sql`(select ${pictureJson} from picture where picture.id = ${id})`

export const item = sql`shop.id, shop.name_zh as "nameCn", shop.name_en as "nameEn", shop.type as "enterpriseType",
  shop.own as "selfSupportFlag", country.code as "countryCode", country.name_zh as "countryName", country.name_en as "countryNameEn",
  shop.province_zh as "provinceCn", shop.province_en as "provinceEn", shop.city_zh as "cityCn", shop.city_en as "cityEn",
  shop.main_markets_zh as "mainMarkets", shop.main_markets_en as "mainMarketsEn", shop.description_zh as description,
  shop.description_en as "descriptionEn", shop.established_year as "establishedYear", shop.certificates,
  ${pictureOf(sql`shop.picture_id`)} as picture, products.count as "productCount", ${categories} as "categoryList",
  ${thumbnails} as "productPictures"`
export const source = sql`shop join country on country.id = shop.country_id
  cross join lateral (select count(*) from product_search where shop_id = shop.id) as products`
export const largestFirst = sql`shop.own desc, products.count desc, shop.id`

export const searchShops = (db: Db, { page, limit, ...filter }: ShopFilter & Paging): Promise<Page<Shop>> =>
  paged(
    db,
    { page, limit },
    sql`select ${item} from ${source} where ${shopsThat(filter)}
      order by ${largestFirst}`,
    sql`select count(*) from shop where ${shopsThat(filter)}`,
  )

export const findShop = (db: Db, id: number) =>
  db.first<ShopDetail>(sql`
    select ${item}, shop.staff, shop.email, shop.phone, ${pictureOf(sql`shop.banner_id`)} as banner,
      case when shop.longitude is not null then
        json_build_object('longitude', shop.longitude, 'latitude', shop.latitude) end as position
    from ${source} where shop.id = ${id}`)

/** Of published products and their open lots, at this moment. */
export const findHoldings = (db: Db, shopId: number) =>
  db.first<ShopHoldings>(sql`
    with offered as (
      select id, stock_kg + coalesce((
        select sum(lot.stock_kg) from lot where lot.product_id = product.id and lot.stock_kg > 0), 0) as kilograms
      from product where shop_id = ${shopId} and status = 'published')
    select coalesce(sum(kilograms), 0)::bigint as "stockKg", count(*) filter (where kilograms > 0) as "inStock", (
        select coalesce(json_agg(json_build_object('kind', kind, 'standard', standard, 'products', products)
          order by products desc, kind, standard), '[]')
        from (
          select kind, standard, count(distinct product_id) as products
          from document join offered on offered.id = product_id
          where expires_on is null or expires_on >= current_date group by kind, standard
        ) as paper) as papers
    from offered`)

interface Counted extends Columns<'category' | 'country', 'id' | 'nameEn', { name: 'nameZh' }> {
  count: number
}

const namedColumns = (table: Sql) => sql`${table}.id, ${table}.name_zh as name, ${table}.name_en as "nameEn"`

export const countLabels = (db: Db, shopId: number) =>
  db.many<Counted>(sql`
    select ${namedColumns(sql`label`)}, count(*)
    from product_search join facet_group on facet_group.id = group_id join label on label.id = any(label_ids)
    where shop_id = ${shopId} group by label.id order by count desc, label.position`)

export const countProvinces = (db: Db, filter: ShopFilter) =>
  db.many<Counted>(sql`
    select ${namedColumns(sql`province`)}, count(*)
    from shop join province on province.id = shop.province_id where ${shopsThat(filter, 'provinceId')}
    group by province.id order by count desc, province.code`)

export const countCountries = (db: Db, filter: ShopFilter) =>
  db.many<Counted>(sql`
    select ${namedColumns(sql`country`)}, count(*)
    from shop join country on country.id = shop.country_id where ${shopsThat(filter, 'countryId')}
    group by country.id order by count desc, country.code`)

export const countCategories = (db: Db, filter: ShopFilter) =>
  db.many<Counted>(sql`
    select ${namedColumns(sql`main`)}, count(distinct shop.id)
    from shop join product_search on product_search.shop_id = shop.id
    join facet_group on facet_group.id = group_id join category as leaf on leaf.id = category_id
    join category as main on main.id = coalesce(leaf.parent_id, leaf.id)
    where ${shopsThat(filter, 'categoryId')} group by main.id order by main.position`)

export const countTypes = (db: Db, filter: ShopFilter) =>
  db.many<{ enterpriseType: number; count: number }>(sql`
    select type as "enterpriseType", count(*) from shop where ${shopsThat(filter, 'enterpriseType')} group by type`)

export const countShopLabels = (db: Db, filter: ShopFilter) =>
  db.many<Counted>(sql`
    select ${namedColumns(sql`label`)}, count(distinct shop.id)
    from shop join product_search on product_search.shop_id = shop.id
    join facet_group on facet_group.id = group_id join label on label.id = any(label_ids)
    where ${shopsThat(filter, 'lableIds')} group by label.id order by label.position`)

/** A province that we know is called by its name. */
export const isOtherOwn = async (db: Db, id: number) =>
  (await db.first(sql`select from shop where own and id <> ${id}`)) !== undefined

export const nameProvince = (db: Db, id: number) =>
  db.run(sql`
    update shop set province_zh = province.name_zh, province_en = province.name_en
    from province where shop.id = ${id} and province.id = province_id`)
