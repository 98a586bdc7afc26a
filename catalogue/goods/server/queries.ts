import { documentUrl, isExpired } from '#catalogue/documents/server/shared-queries.ts'
import { fromTodaysRate } from '#catalogue/rates/server/shared-queries.ts'
import { isMeasured } from './shared-queries.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Lot, ProductDetail, ProductItem, Property } from '../product.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { largePictureJson, pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'

/** A property without the names of its keys: lists carry dozens of them. */
export type PropertyValues = [
  parameterId: number,
  min: number | null,
  typical: number | null,
  max: number | null,
  text: string | null,
  unit: string,
  method: string,
  condition: string | null,
  source: Property['source'],
  statedOn: string | null,
  baseLow: number | null,
  baseHigh: number | null,
]

const propertyValues = (where: Sql) => sql`(
  select coalesce(json_agg(json_build_array(parameter_id, min, typical, max, text, unit, method, condition, source,
    stated_on, base_low, base_high)), '[]')
  from (select * from property where ${where}) as property)`

export type ItemRow = Columns<
  'product',
  'id' | 'nameEn' | 'categoryId' | 'brandId' | 'countryId' | 'grade' | 'minimumOrderKg' | 'leadTimeDays' | 'shopId',
  {
    name: 'nameZh'
    seriesName: 'series'
    modelName: 'model'
    productFiledType: 'fieldType'
    perTonneMinor: 'pricePerTonne'
    selfSupportFlag: 'selfRun'
    newFlag: 'isNew'
  }
> &
  Columns<'shop', never, { shopName: 'nameZh'; shopNameEn: 'nameEn' }> & {
    currency: Currency | null
    labelIds: number[]
    picture: Picture
    values: PropertyValues[]
    tiers: [fromKilograms: number, perTonneMinor: number][]
  }

const firstValues = (askedAbout: number[]) =>
  propertyValues(sql`product_id = product.id and lot_id is null and ${isMeasured}
    order by ${askedAbout.length === 0 ? nothing : sql`(measurement_id = any(${askedAbout})) is true desc,`} position, id limit 4`)

/** Of each parameter the first value that was measured in one of these ways. */
const valuesAskedAbout = (askedAbout: number[]) =>
  propertyValues(sql`id in (
    select distinct on (parameter_id) id from property
    where product_id = product.id and lot_id is null and measurement_id = any(${askedAbout})
    order by parameter_id, position, id)`)

// A list of unknown length is planned once for all lengths; an array would be planned anew for each.
export const searchItemRows = (db: Db, ids: number[], askedAbout: number[], only: boolean) =>
  db.many<ItemRow>(sql`
    select product.id, product.name_zh as name, product.name_en as "nameEn", category_id as "categoryId",
      brand_id as "brandId", product.country_id as "countryId", series as "seriesName", model as "modelName", grade,
      field_type as "productFiledType",
      array(select label_id from product_label where product_id = product.id) as "labelIds", shown.picture,
      ${only ? valuesAskedAbout(askedAbout) : firstValues(askedAbout)} as values,
      currency, price_per_tonne as "perTonneMinor", (
        select coalesce(json_agg(json_build_array(from_kg, price_per_tonne) order by from_kg), '[]')
        from price_tier where product_id = product.id) as tiers,
      minimum_order_kg as "minimumOrderKg", lead_time_days as "leadTimeDays", shop_id as "shopId", shop.name_zh as "shopName", shop.name_en as "shopNameEn",
      self_run as "selfSupportFlag", is_new as "newFlag"
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted (id, place)
    join product on product.id = wanted.id::int
    join shop on shop.id = shop_id
    cross join lateral (
      select ${pictureJson} as picture from product_picture join picture on picture.id = picture_id
      where product_id = product.id order by position limit 1
    ) as shown
    where status = 'published' order by place`)

type Kept = Omit<ProductDetail, keyof ProductItem | 'categoryPath' | 'properties' | 'lots'>
type LotRow = Omit<Lot, 'price' | 'measured'> & { values: PropertyValues[] } & (
    | { currency: Currency; perTonneMinor: number }
    | { currency: null; perTonneMinor: null }
  )
export type DetailRow = Kept & { values: PropertyValues[]; lots: LotRow[] }

export const findDetailRow = (db: Db, id: number) =>
  db.first<DetailRow>(sql`
    select description_zh as description, description_en as "descriptionEn", colour_hex as "colourHex",
      colour_zh as "colourName", colour_en as "colourNameEn", form, category_id as "categoryId",
      stock_kg as "ownStockKg", version, updated_at as "updatedAt", (
        select json_agg(${largePictureJson} order by position) from product_picture join picture on picture.id = picture_id
        where product_id = product.id) as pictures,
      ${propertyValues(sql`product_id = product.id and lot_id is null order by position, id`)} as values, (
        select coalesce(json_agg(json_build_object('unit', unit, 'kilograms', kilograms, 'holdsUnit', holds_unit,
          'holdsCount', holds_count) order by kilograms, unit), '[]')
        from packing where product_id = product.id) as packings, (
        select coalesce(json_agg(json_build_object('id', lot.id, 'code', lot.code, 'kilograms', kilograms,
          'stockKg', lot.stock_kg, 'currency', lot.currency, 'perTonneMinor', lot.price_per_tonne, 'note', note_zh,
          'noteEn', note_en, 'testedOn', tested_on, 'values', ${propertyValues(
            sql`product_id = product.id and lot_id = lot.id order by position, id`,
          )}) order by tested_on desc, lot.id), '[]')
        from lot where product_id = product.id and lot.stock_kg > 0) as lots, (
        select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'standard', standard, 'lotId', lot_id,
          'locale', locale, 'title', title_zh, 'titleEn', title_en, 'url', ${documentUrl}, 'bytes', bytes,
          'issuedOn', issued_on, 'expiresOn', expires_on, 'expired', ${isExpired}) order by kind, standard, locale, id), '[]')
        from document where product_id = product.id) as documents
    from product where id = ${id} and status = 'published'`)

/** What orders and comments change of a product. */
export type Stock = Pick<ProductItem, 'stockKg' | 'lotCount' | 'commentCount' | 'score'>

/** Of published products, at this moment. */
export const searchStocks = (db: Db, ids: number[]) =>
  db.many<Stock & { id: number }>(sql`
    select id, stock_kg + coalesce(kilograms, 0)::bigint as "stockKg", coalesce(lots, 0)::int as "lotCount",
      comment_count as "commentCount", round(comment_total::numeric / nullif(comment_count, 0), 1)::float as score
    from product left join (
      select product_id, count(*) as lots, sum(stock_kg) as kilograms from lot
      where product_id = any(${ids}) and stock_kg > 0 group by product_id
    ) as open on product_id = id
    where id = any(${ids}) and status = 'published'`)

export type Versions = Columns<'search_state', 'version' | 'wordsVersion'> & {
  /** At which prices in two currencies are compared; null where none is stated. */
  cnyPerUsd: string | null
}

export const findVersions = (db: Db) =>
  db.first<Versions>(sql`
    select version, words_version as "wordsVersion", (select trim_scale(cny_per_usd)::text ${fromTodaysRate}) as "cnyPerUsd"
    from search_state`)
