import type { Grade } from '#platform/contract/enums.ts'
import type { BrandCode } from './brands.ts'
import { type LeafCategoryCode, rootOf } from '#site/first-start/server/vocabulary/categories.ts'
import { hashOf, oneOf } from './chance.ts'
import { services } from './shops/services.ts'
import type { Shop, ShopRow } from './shops/shop.ts'
import { suppliers } from './shops/suppliers.ts'
import { traders } from './shops/traders.ts'

const OWN_SHOP = 'polyharbor'

const shopOf = ({ code, name, type, place, markets, about, established, ...row }: ShopRow): Shop => {
  const [country, province, city] = place
  return {
    code,
    nameEn: name[0],
    nameZh: name[1],
    enterpriseType: type,
    country,
    provinceEn: province[0],
    provinceZh: province[1],
    cityEn: city[0],
    cityZh: city[1],
    mainMarketsEn: markets[0],
    mainMarketsZh: markets[1],
    descriptionEn: about[0],
    descriptionZh: about[1],
    categories: [...row.categories],
    grades: [...row.grades],
    establishedYear: established,
    staff: row.staff,
    certificates: [...row.certificates],
    selfSupport: code === OWN_SHOP,
    emblemSeed: hashOf(code, 'emblem') % 100_000,
  }
}

export const shops: Shop[] = [...suppliers, ...traders, ...services].map(shopOf)

type Goods = { code: string; brand: BrandCode; grade: Grade; category: LeafCategoryCode }

/** Our own brand is sold by ourselves alone; everything else by one of the shops that deal in it. */
export const shopFor = ({ code, brand, grade, category }: Goods): Shop => {
  const root = rootOf(category)
  const sellers =
    brand === 'polyharbor'
      ? shops.filter((shop) => shop.selfSupport)
      : shops.filter((shop) => !shop.selfSupport && shop.grades.includes(grade) && shop.categories.includes(root))
  if (!sellers.length) throw new Error(`No shop sells ${code}`)
  return oneOf(sellers, code, 'shop')
}
