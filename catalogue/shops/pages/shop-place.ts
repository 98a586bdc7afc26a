import type { Shop } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'

type Place = 'countryCode' | 'countryName' | 'countryNameEn' | 'provinceCn' | 'provinceEn' | 'cityCn' | 'cityEn'

/** City, province and country in the order of the language; nothing twice, and no own country on the Chinese site. */
export function placeOf(shop: Pick<Shop, Place>, locale: Locale): string {
  const chinese = locale === 'zh-CN'
  const parts = chinese
    ? [shop.countryCode === 'CN' ? null : shop.countryName, shop.provinceCn, shop.cityCn]
    : [shop.cityEn, shop.provinceEn, shop.countryNameEn]
  return [...new Set(parts.filter((part) => part !== null))].join(chinese ? '' : ', ')
}
