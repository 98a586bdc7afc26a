import { to } from '#platform/contract/to.ts'
import type { CommentPage } from '#catalogue/comments/contract.ts'
import type { ShopDetail } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { breadcrumbsLd, graphLd } from '#platform/web/json-ld.ts'
import { sharePicture } from '#platform/web/stored-picture.tsx'

export const shopCrumbs = (shop: ShopDetail, t: Translator) => [
  { label: t('layout.home'), href: to.home() },
  { label: t('shops.title'), href: to.shops() },
  { label: localised(t.locale, shop.nameCn, shop.nameEn).text, href: to.shop(shop.id) },
]

type Rated = Pick<CommentPage, 'average' | 'totalCount'>

/** The company behind a shop, for search engines. */
export const shopJsonLd = (shop: ShopDetail, t: Translator, rated?: Rated) =>
  graphLd({ ...companyLd(shop, t), aggregateRating: rated && ratingLd(rated) }, breadcrumbsLd(shopCrumbs(shop, t)))

const ratingLd = ({ average, totalCount }: Rated) =>
  average === null ? undefined : { '@type': 'AggregateRating', ratingValue: average, reviewCount: totalCount }

function companyLd(shop: ShopDetail, { locale }: Translator) {
  const text = (zh: string | null, en: string | null) => (zh || en ? localised(locale, zh, en).text : undefined)
  return {
    '@type': 'Organization',
    '@id': to.shop(shop.id),
    url: to.shop(shop.id),
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
