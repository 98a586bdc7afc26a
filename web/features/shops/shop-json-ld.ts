import type { ShopDetail } from '#contract/shops.ts'
import { localised } from '#i18n/localised.ts'
import type { Translator } from '#i18n/messages.ts'
import { sharePicture } from '#web/lib/stored-picture.tsx'
import { shopHref } from './shop-card.tsx'

/** The company behind a shop, for search engines. */
export function shopJsonLd(shop: ShopDetail, { locale }: Translator): object {
  const text = (zh: string | null, en: string | null) => (zh || en ? localised(locale, zh, en).text : undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': shopHref(shop),
    url: shopHref(shop),
    name: text(shop.nameCn, shop.nameEn),
    description: text(shop.description, shop.descriptionEn),
    logo: shop.picture ? sharePicture(shop.picture) : undefined,
    foundingDate: String(shop.establishedYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: shop.staff },
    email: shop.email,
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: text(shop.cityCn, shop.cityEn),
      addressRegion: text(shop.provinceCn, shop.provinceEn),
      addressCountry: text(shop.countryName, shop.countryNameEn),
    },
    hasCredential: shop.certificates.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
  }
}
