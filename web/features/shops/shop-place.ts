import type { Shop } from '#contract/shops.ts'
import type { Locale } from '#i18n/messages.ts'

type Placed = Pick<Shop, 'countryName' | 'countryNameEn' | 'provinceCn' | 'provinceEn' | 'cityCn' | 'cityEn'>

/** City, province and country in the order of the language; a city that is its own province is said once. */
export function placeOf(shop: Placed, locale: Locale): string {
  const chinese = locale === 'zh-CN'
  const [city, province, country] = chinese
    ? [shop.cityCn, shop.provinceCn, shop.countryName]
    : [shop.cityEn, shop.provinceEn, shop.countryNameEn]
  const parts = [...new Set([city, province, country].filter((part) => part !== null))]
  return chinese ? parts.toReversed().join('') : parts.join(', ')
}
