import type { ProductDetail } from '#catalogue/goods/product.ts'
import { money } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { breadcrumbsLd, graphLd } from '#platform/web/json-ld.ts'
import type { Meta } from '#platform/web/visit.ts'
import { productHref } from '#catalogue/goods/pages/product-figures.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { to } from '#platform/contract/to.ts'

/** Up to the category, each as a search of its own; then the product. */
export function productCrumbs(product: ProductDetail, t: Translator) {
  return [
    { label: t('layout.home'), href: to.home() },
    ...product.categoryPath.map(({ id, name, nameEn }) => ({
      label: localised(t.locale, name, nameEn).text,
      href: to.search({ categoryIds: id }),
    })),
    { label: localisedTitle(product, t).text, href: productHref(product) },
  ]
}

const shareLocales = { 'zh-CN': 'zh', 'en-US': 'en' } as const

/** Head of the page: what search engines and shared links say of a product. */
export function productMeta({ product, origin }: { product: ProductDetail; origin: string }, t: Translator): Meta {
  const title = localisedTitle(product, t).text
  const image = `/media/share/product-${product.id}-v${product.version}-${shareLocales[t.locale]}.jpg`
  const description = t('titles.productDescription', {
    title,
    properties: product.keyProperties
      .map((property) => propertyText(property, t))
      .join(t.locale === 'zh-CN' ? '，' : ', '),
    price: product.price
      ? `${money(t, product.price.perTonneMinor, product.price.currency)}${t('products.perTonne')}`
      : t('products.priceOnEnquiry'),
  })
  const crumbs = productCrumbs(product, t)
  return {
    title,
    description,
    canonical: productHref(product),
    image: { url: image, width: 1200, height: 630 },
    type: 'product',
    jsonLd: graphLd(productLd(product, t, origin, { title, description, image }), breadcrumbsLd(crumbs)),
  }
}

function propertyText(property: ProductDetail['properties'][number], t: Translator): string {
  const { value, unit } = statedFigure(property, 'si')
  return [localised(t.locale, property.name, property.nameEn).text, value, unit].filter(Boolean).join(' ')
}

interface Words {
  title: string
  description: string
  image: string
}

function productLd(product: ProductDetail, t: Translator, origin: string, { title, description, image }: Words) {
  const say = (zh: string | null, en: string | null) => localised(t.locale, zh, en).text
  return {
    '@type': 'Product',
    '@id': `${origin}${productHref(product)}#product`,
    name: title,
    description:
      product.description || product.descriptionEn ? say(product.description, product.descriptionEn) : description,
    sku: String(product.id),
    mpn: product.modelName,
    model: product.modelName,
    category: say(product.productCategoryName, product.productCategoryNameEn),
    brand: { '@type': 'Brand', name: say(product.brandName, product.brandNameEn) },
    countryOfOrigin: { '@type': 'Country', name: say(product.countryName, product.countryNameEn) },
    color: say(product.colourName, product.colourNameEn),
    image: [image, ...product.pictures.map(({ src, widths }) => `${src}-${widths.at(-1)}.webp`)].map(
      (path) => origin + path,
    ),
    additionalProperty: product.properties.map((property) => {
      const { value, unit } = statedFigure(property, 'si')
      return {
        '@type': 'PropertyValue',
        propertyID: property.code,
        name: say(property.name, property.nameEn),
        value,
        unitText: unit || undefined,
        measurementTechnique: [property.method, property.condition].filter(Boolean).join(', '),
      }
    }),
    aggregateRating:
      product.score === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: product.score, reviewCount: product.commentCount },
    offers: product.price ? offerLd(product, product.price, t, origin) : undefined,
  }
}

/** The first price; quantity tiers follow as prices of their own. */
function offerLd(product: ProductDetail, price: NonNullable<ProductDetail['price']>, t: Translator, origin: string) {
  const perTonne = (minor: number, fromKilograms: number) => ({
    '@type': 'UnitPriceSpecification',
    price: decimalOf(minor),
    priceCurrency: price.currency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'TNE' },
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: fromKilograms, unitCode: 'KGM' },
  })
  return {
    '@type': 'Offer',
    url: origin + productHref(product),
    price: decimalOf(price.perTonneMinor),
    priceCurrency: price.currency,
    priceSpecification: [
      perTonne(price.perTonneMinor, product.minimumOrderKg),
      ...price.tiers.map((tier) => perTonne(tier.perTonneMinor, tier.fromKilograms)),
    ],
    availability: `https://schema.org/${product.stockKg > 0 ? 'InStock' : 'BackOrder'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: localised(t.locale, product.shopName, product.shopNameEn).text },
  }
}
