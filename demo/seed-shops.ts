import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Shop } from './catalogue/shops/shop.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'
import type { StorePictures } from './store-pictures.ts'

export async function seedShops(db: Db, store: StorePictures, shops: readonly Shop[]) {
  const pictureIds = await store('shops')
  const countryId = await idsByCode(db, 'country')
  const provinces = await db.many<{ id: number; name: string }>(sql`select id, name_zh as name from province`)
  const provinceIds = new Map(provinces.map(({ id, name }) => [name, id]))
  await insertRows(
    db,
    'shop',
    shops.map((shop, at) => ({
      code: shop.code,
      type: shop.enterpriseType,
      own: shop.selfSupport,
      name_zh: shop.nameZh,
      name_en: shop.nameEn,
      country_id: countryId(shop.country),
      province_id: provinceIds.get(shop.provinceZh) ?? null,
      province_zh: shop.provinceZh,
      province_en: shop.provinceEn,
      city_zh: shop.cityZh,
      city_en: shop.cityEn,
      main_markets_zh: shop.mainMarketsZh,
      main_markets_en: shop.mainMarketsEn,
      description_zh: shop.descriptionZh,
      description_en: shop.descriptionEn,
      established_year: shop.establishedYear,
      staff: shop.staff,
      certificates: shop.certificates,
      email: `sales@${shop.code}.example`,
      phone: `0574-0000${String(1000 + at)}`,
      picture_id: pictureIds[shop.code],
      created_at: new Date(Date.UTC(2024, 0, 1 + at * 7)),
    })),
  )
}
