import type { GoodsName } from '../goods-name.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Offer } from '../offer.ts'
import type { PriceTier } from '../price.ts'
import type { Pack } from '../quantity.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** How goods are worked says nothing of what they can do: it is stated, and neither searched nor compared by distance. */
export const isMeasured = sql`property.parameter_id <> all(array(
  select parameter.id from parameter where group_code = 'processing'))`

/** What is bought: a product from its own stock, or one lot of it. */
export interface GoodsKey {
  productId: number
  lotId: number | null
}

/** Goods with the price and the stock of this moment. */
export interface Goods
  extends
    GoodsKey,
    Columns<'product', 'shopId' | 'minimumOrderKg' | 'leadTimeDays' | 'stockKg', { perTonneMinor: 'pricePerTonne' }>,
    Columns<'shop', never, { shopName: 'nameZh'; shopNameEn: 'nameEn' }> {
  lotCode: string | null
  product: GoodsName
  picture: Picture | null
  pictureId: number | null
  sold: boolean
  currency: Currency | null
  tiers: PriceTier[]
  /** Rows of price lists that hold for whoever asks. */
  offers: Offer[]
  packings: Pack[]
}

/** A `GoodsName` of the rows of `product`, `category` and `brand` at hand. */
export const goodsNameJson = sql`json_build_object('name', product.name_zh, 'nameEn', product.name_en,
  'productCategoryName', category.name_zh, 'productCategoryNameEn', category.name_en, 'brandName', brand.name_zh,
  'brandNameEn', brand.name_en, 'seriesName', product.series, 'modelName', product.model, 'grade', product.grade,
  'productFiledType', product.field_type)`

const noOffers = sql`'[]'::json`

/** In the order asked for; what does not exist is left out. `offers` reads those for the row of `product` at hand. */
export function findGoods(db: Db, keys: readonly GoodsKey[], offers: Sql = noOffers): Promise<Goods[]> {
  const productIds = keys.map(({ productId }) => productId)
  const lotIds = keys.map(({ lotId }) => lotId)
  // Behind a select the planner does not see how many are wanted, and keeps one plan instead of making one each time.
  return db.many<Goods>(sql`
    select product.id as "productId", lot.id as "lotId", lot.code as "lotCode",
      ${goodsNameJson} as product,
      picture.id as "pictureId",
      case when picture.id is not null then ${pictureJson} end as picture,
      shop.id as "shopId", shop.name_zh as "shopName", shop.name_en as "shopNameEn",
      product.status = 'published' as sold,
      case when lot.id is null then product.currency else lot.currency end as currency,
      case when lot.id is null then product.price_per_tonne else lot.price_per_tonne end as "perTonneMinor",
      coalesce((
        select json_agg(json_build_object('fromKilograms', from_kg, 'perTonneMinor', price_per_tonne) order by from_kg)
        from price_tier where product_id = product.id and lot.id is null), '[]') as tiers,
      case when lot.id is null then ${offers} else '[]' end as offers,
      coalesce((
        select json_agg(json_build_object('unit', unit, 'kilograms', kilograms) order by kilograms)
        from packing where product_id = product.id), '[]') as packings,
      product.minimum_order_kg as "minimumOrderKg", product.lead_time_days as "leadTimeDays",
      case when lot.id is null then product.stock_kg else lot.stock_kg end as "stockKg"
    from unnest((select ${productIds}::int[]), (select ${lotIds}::int[])) with ordinality
      as wanted (product_id, lot_id, place)
    join product on product.id = wanted.product_id
    join shop on shop.id = product.shop_id
    join category on category.id = product.category_id
    join brand on brand.id = product.brand_id
    left join lot on lot.id = wanted.lot_id and lot.product_id = product.id
    left join picture on picture.id = (
      select picture_id from product_picture where product_id = product.id order by position limit 1)
    where wanted.lot_id is null or lot.id is not null
    order by wanted.place`)
}
