import { pictureJson } from '#server/database/picture.ts'
import { sql, type Sql } from '#server/database/sql.ts'

const propertyJson = sql`json_build_object('code', parameter.code, 'name', parameter.name_zh, 'nameEn', parameter.name_en,
  'group', parameter.group_code, 'min', min, 'typical', typical, 'max', max, 'text', text, 'unit', property.unit,
  'method', method, 'condition', condition, 'source', source, 'statedOn', stated_on, 'baseLow', base_low,
  'baseHigh', base_high)`

const properties = (ofWhat: Sql) => sql`(
  select coalesce(json_agg(${propertyJson} order by property.position, property.id), '[]')
  from (select * from property where ${ofWhat}) as property join parameter on parameter.id = parameter_id)`

export const lotProperties = properties(sql`product_id = lot.product_id and lot_id = lot.id`)
export const allProperties = properties(sql`product_id = product.id and lot_id is null`)
const keyProperties = properties(sql`product_id = product.id and lot_id is null order by position, id limit 4`)

const price = sql`case when product.currency is not null then json_build_object('currency', product.currency,
  'perTonneMinor', product.price_per_tonne, 'tiers', (
    select coalesce(json_agg(json_build_object('fromKilograms', from_kg, 'perTonneMinor', price_per_tonne)
      order by from_kg), '[]')
    from price_tier where product_id = product.id)) end`

const labels = sql`(
  select coalesce(json_agg(json_build_object('id', label.id, 'name', name_zh, 'nameEn', name_en) order by label.position), '[]')
  from product_label join label on label.id = label_id where product_id = product.id)`

/** A product as lists show it. */
export const itemColumns = sql`product.id, product.name_zh as name, product.name_en as "nameEn",
  category.name_zh as "productCategoryName", category.name_en as "productCategoryNameEn",
  brand.name_zh as "brandName", brand.name_en as "brandNameEn", product.series as "seriesName",
  product.model as "modelName", product.grade, product.field_type as "productFiledType",
  country.name_zh as "countryName", country.name_en as "countryNameEn", ${labels} as "labelList",
  (select ${pictureJson} from product_picture join picture on picture.id = picture_id
    where product_id = product.id order by position limit 1) as picture,
  ${keyProperties} as "keyProperties", ${price} as price, product.minimum_order_kg as "minimumOrderKg",
  (product.stock_kg + lots.stock_kg)::int as "stockKg", product.lead_time_days as "leadTimeDays",
  lots.count::int as "lotCount", product.shop_id as "shopId", shop.name_zh as "shopName", shop.name_en as "shopNameEn",
  product.self_run as "selfSupportFlag", product.is_new as "newFlag"`

export const itemSource = sql`product
  join category on category.id = product.category_id
  join brand on brand.id = product.brand_id
  join country on country.id = product.country_id
  join shop on shop.id = product.shop_id
  cross join lateral (
    select count(*), coalesce(sum(stock_kg), 0) as stock_kg from lot where product_id = product.id and stock_kg > 0
  ) as lots`
