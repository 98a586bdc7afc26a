import type { Currency } from '#platform/contract/currencies.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Price, ProductItem } from '../product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { nameIn, type Names } from './load-names.ts'
import { findStocks, type Stock } from './find-stocks.ts'
import { propertyOf, propertyValues, type PropertyValues } from './property-values.ts'
import type { SearchState } from './search-state.ts'

interface ItemRow {
  id: number
  name: string | null
  nameEn: string | null
  categoryId: number
  brandId: number
  countryId: number
  seriesName: string | null
  modelName: string
  grade: number
  productFiledType: number
  labelIds: number[]
  picture: Picture
  values: PropertyValues[]
  currency: Currency | null
  perTonneMinor: number | null
  tiers: [fromKilograms: number, perTonneMinor: number][]
  minimumOrderKg: number
  leadTimeDays: number
  shopId: number
  shopName: string
  shopNameEn: string
  selfSupportFlag: boolean
  newFlag: boolean
}

/**
 * Products as lists show them, in the order of the ids; what is not published or has no picture is left out.
 * Of the properties there is room for four: those asked about (by parameter), then the first of the product.
 */
export async function findItems(
  db: Db,
  ids: number[],
  state: SearchState,
  askedAbout: number[] = [],
): Promise<ProductItem[]> {
  if (ids.length === 0) return []
  const kept = await state.keepEach(`item ${askedAbout.join()}`, ids, async (missing) => {
    const names = await state.names()
    const rows = await searchRows(db, missing, askedAbout)
    return new Map(rows.map((row) => [row.id, itemOf(row, names)]))
  })
  // Orders change the stock without a word to the search: it is read each time.
  const stocks = await findStocks(db, ids)
  return kept.flatMap((item) => {
    const stock = item && stocks.get(item.id)
    return stock ? [{ ...item, ...stock }] : []
  })
}

// A list of unknown length is planned once for all lengths; an array would be planned anew for each.
const searchRows = (db: Db, ids: number[], askedAbout: number[]) =>
  db.many<ItemRow>(sql`
    select product.id, product.name_zh as name, product.name_en as "nameEn", category_id as "categoryId",
      brand_id as "brandId", product.country_id as "countryId", series as "seriesName", model as "modelName", grade,
      field_type as "productFiledType",
      array(select label_id from product_label where product_id = product.id) as "labelIds", shown.picture,
      ${propertyValues(sql`product_id = product.id and lot_id is null
        order by ${askedAbout.length === 0 ? nothing : sql`parameter_id = any(${askedAbout}) desc,`} position, id limit 4`)}
      as values,
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

function itemOf(
  { values, currency, perTonneMinor, tiers, labelIds, ...row }: ItemRow,
  names: Names,
): Omit<ProductItem, keyof Stock> {
  const category = nameIn(names.categories, row.categoryId)
  const brand = nameIn(names.brands, row.brandId)
  const country = nameIn(names.countries, row.countryId)
  return {
    ...row,
    productCategoryName: category.name,
    productCategoryNameEn: category.nameEn,
    brandName: brand.name,
    brandNameEn: brand.nameEn,
    countryName: country.name,
    countryNameEn: country.nameEn,
    labelList: [...names.labels.values()].filter(({ id }) => labelIds.includes(id)),
    keyProperties: values.map((each) => propertyOf(each, names)),
    price: currency === null || perTonneMinor === null ? null : priceOf(currency, perTonneMinor, tiers),
  }
}

const priceOf = (currency: Currency, perTonneMinor: number, tiers: ItemRow['tiers']): Price => ({
  currency,
  perTonneMinor,
  tiers: tiers.map(([fromKilograms, minor]) => ({ fromKilograms, perTonneMinor: minor })),
})
