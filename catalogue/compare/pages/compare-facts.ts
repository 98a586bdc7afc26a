import type { Price, ProductDetail } from '#catalogue/goods/product.ts'
import { packUnits } from '#catalogue/goods/quantity.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { money, weight, empty } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { kilograms } from '#catalogue/goods/pages/pack-words.ts'

export interface FactRow {
  key: string
  name: string
  cells: { text: string; differs: boolean; reason: 'currency' | undefined; price?: Price | null }[]
  differs: boolean
}

type Fact = readonly [key: string, name: string, of: (product: ProductDetail) => string]

/** What products are beside their physical properties, as rows of the comparison. */
export function compareFacts(products: readonly ProductDetail[], t: Translator): FactRow[] {
  const say = (zh: string | null, en: string | null) => localised(t.locale, zh, en).text
  const facts: Fact[] = [
    ['grade', t('productDetail.grade'), ({ grade }) => kindLabel(t, 'Grade', grade)],
    ['category', t('productDetail.category'), (each) => say(each.productCategoryName, each.productCategoryNameEn)],
    ['brand', t('productDetail.brand'), (each) => say(each.brandName, each.brandNameEn)],
    ['origin', t('productDetail.origin'), (each) => say(each.countryName, each.countryNameEn)],
    ['colour', t('productDetail.formAndColour'), (each) => say(each.colourName, each.colourNameEn)],
    ['price', t('productDetail.price'), ({ price }) => priceText(price, t)],
    ['minimum', t('productDetail.minimumOrder'), ({ minimumOrderKg }) => weight(t, minimumOrderKg)],
    ['stock', t('productDetail.stock'), ({ stockKg }) => (stockKg > 0 ? weight(t, stockKg) : empty)],
    ['leadTime', t('productDetail.leadTime'), ({ leadTimeDays }) => t('productDetail.days', { count: leadTimeDays })],
    ...packUnits.map((unit): Fact => [
      unit,
      t(`productDetail.packName_${unit}`),
      ({ packings }) => {
        const pack = packings.find((each) => each.unit === unit)
        if (!pack) return empty
        return pack.kilograms < 1000 ? kilograms(pack.kilograms) : weight(t, pack.kilograms)
      },
    ]),
  ]
  return facts
    .map(([key, name, of]) => factRow(key, name, products, of))
    .filter(({ cells }) => cells.some(({ text }) => text !== empty))
}

function factRow(key: string, name: string, products: readonly ProductDetail[], of: Fact[2]): FactRow {
  const texts = products.map(of)
  const usual = texts.find((text) => texts.filter((other) => other === text).length > texts.length / 2)
  const differs = new Set(texts).size > 1
  const currency = products.find(({ price }) => price)?.price?.currency
  return {
    key,
    name,
    differs,
    cells: texts.map((text, at) => {
      const price = products[at]?.price
      const reason = key === 'price' && price && price.currency !== currency ? ('currency' as const) : undefined
      // Brands and origins nearly always differ: only what stands out from the others is worth the eye.
      return {
        text,
        reason,
        price: key === 'price' ? price : undefined,
        differs: usual !== undefined && !reason && text !== usual,
      }
    }),
  }
}

const priceText = (price: ProductDetail['price'], t: Translator) =>
  price ? `${money(t, price.perTonneMinor, price.currency)}${t('products.perTonne')}` : t('products.priceOnEnquiry')
