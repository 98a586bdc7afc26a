import { ShopType } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shops } from './catalogue/shops.ts'
import { exhibitions } from './content/exhibitions.ts'
import { homeLabels } from './content/site.ts'
import type { PictureKey } from './pictures/pictures.ts'
import { positionOf } from './city-positions.ts'
import { picturesBySource } from './store-pictures.ts'

/** Drawn for the articles already: what each kind of company works with. */
const banners: Record<ShopType, PictureKey> = {
  [ShopType.petrochemical]: 'silos',
  [ShopType.modified]: 'compounding-line',
  [ShopType.recycled]: 'recycling-line',
  [ShopType.wasteSource]: 'big-bags',
  [ShopType.additive]: 'doser',
  [ShopType.trader]: 'warehouse',
  [ShopType.mold]: 'mould',
  [ShopType.machinery]: 'injection-press',
  [ShopType.productFactory]: 'cups',
  [ShopType.research]: 'microscope',
  [ShopType.testing]: 'tensile-tester',
  [ShopType.logistics]: 'container-ship',
  [ShopType.media]: 'price-line-night',
  [ShopType.finance]: 'bar-chart',
  [ShopType.other]: 'container-yard',
}

/** What pages show beyond the catalogue: pictures of shops, places on the map, news of shops, labels of the home page. */
export async function seedShowcase(db: Db) {
  const pictureId = await picturesBySource(db)
  for (const { code, cityEn, enterpriseType } of shops) {
    const { longitude, latitude } = positionOf(cityEn)
    const banner = pictureId(`/media/articles/${banners[enterpriseType]}`)
    await db.run(sql`
      update shop set banner_id = ${banner}, longitude = ${longitude}, latitude = ${latitude} where code = ${code}`)
  }
  for (const { code, cityEn } of exhibitions) {
    const { longitude, latitude } = positionOf(cityEn)
    await db.run(sql`
      update exhibition set longitude = ${longitude}, latitude = ${latitude} where code = ${code}`)
  }
  await db.run(sql`update label set on_home = true where code = any(${homeLabels.map(({ code }) => code)})`)
  await db.run(sql`
    update news set shop_id = shop.id from shop, content_group
    where shop.own and content_group.id = news.group_id and content_group.code = 'company'`)
}
