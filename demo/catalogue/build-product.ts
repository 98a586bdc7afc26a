import { FieldType, Grade } from '#platform/contract/enums.ts'
import { brandOf } from './brands.ts'
import { between, shareOf, wholeBetween } from './chance.ts'
import { colours } from './colours.ts'
import type { Family, Row } from './family.ts'
import { newMaterials, recommendedProducts } from './highlights.ts'
import { labelsOf } from './labels-of.ts'
import { type LotGoods, lotsOf } from './lots.ts'
import { packingsOf } from './packings.ts'
import { isOnEnquiry, priceAt, yuanPerTonne } from './pricing.ts'
import type { Product } from './product.ts'
import { propertiesOf } from './properties.ts'
import { shopFor } from './shops.ts'
import { aliasesOf, descriptionsOf, namesOf, seriesOf } from './texts.ts'
import { applicationOf } from './uses.ts'

/** A product together with the reference price it was made from, which off-grade goods start from. */
export type BuiltProduct = { product: Product; yuanPerTonne: number }

const slug = (...words: (string | null)[]): string =>
  words
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    // `delrin-delrin-500p` says nothing more than `delrin-500p`.
    .replace(/^([a-z0-9]+)-\1-/, '$1-')

export const lotPrefixes: Partial<Record<Grade, LotGoods['prefix']>> = {
  [Grade.offGrade]: 'OG',
  [Grade.recycled]: 'RC',
  [Grade.crushed]: 'CR',
}

const stockOf = (code: string, bagKg: number, price: number): number => {
  if (shareOf(code, 'out of stock') < 0.08) return 0
  const most = price > 60_000 ? 80 : price > 20_000 ? 800 : 4000
  return wholeBetween(Math.ceil(most / 40), most, code, 'stock') * bagKg
}

const minimumOrderOf = (price: number, bagKg: number, palletKg: number) =>
  price > 60_000 ? bagKg : price > 14_000 ? bagKg * 4 : palletKg

export const buildProduct = (family: Family, row: Row): BuiltProduct => {
  const [brand, model, , use, extras] = row
  const grade = family.grade ?? Grade.prime
  const series = seriesOf(family, row)
  const code = slug(brand, series, model, grade === Grade.prime ? null : (lotPrefixes[grade] ?? null))
  const origin = extras?.origin ?? family.origins?.[brand] ?? brandOf(brand).country
  const shop = shopFor({ code, brand, grade, category: family.category })
  const currency = shop.country === 'CN' ? 'CNY' : 'USD'
  const yuan = yuanPerTonne(code, extras?.price ?? family.price, origin !== 'CN')
  const price = isOnEnquiry(code) ? null : priceAt(code, yuan, currency)
  const packings = packingsOf(family.packing)
  const bagKg = packings[0]?.kilograms ?? 25
  const palletKg = packings[1]?.kilograms ?? 1000
  const properties = propertiesOf(family, row)
  const [process, , , ...useLabels] = applicationOf(use)
  const colour = extras?.colour ?? family.colour
  const [hex, nameEn, nameZh] = colours[colour]
  const prefix = lotPrefixes[grade]
  const translucent = extras?.translucent ?? family.translucent ?? false
  const lots = prefix ? lotsOf({ code, prefix, properties, bagKg, price, yuanPerTonne: yuan }) : []
  const stockKg = prefix ? lots.reduce((sum, lot) => sum + lot.kilograms, 0) : stockOf(code, bagKg, yuan)
  const product: Product = {
    code,
    series,
    model,
    category: family.category,
    brand,
    grade,
    fieldType: family.fieldType ?? FieldType.rawMaterial,
    origin,
    labels: labelsOf([process, ...useLabels, ...(family.labels ?? []), ...(extras?.labels ?? [])], {
      grade,
      translucent,
      properties,
    }),
    process,
    ...namesOf(family, row),
    ...descriptionsOf(family, row, properties),
    properties,
    form: extras?.form ?? family.form ?? 'pellet',
    colour: { code: colour, hex, nameEn, nameZh },
    translucent,
    packings,
    price,
    minimumOrderKg: minimumOrderOf(yuan, bagKg, palletKg),
    stockKg,
    leadTimeDays: stockKg > 0 ? wholeBetween(2, 7, code, 'lead') : Math.round(between(14, 45, code, 'lead')),
    selfSupport: brand === 'polyharbor',
    recommended: recommendedProducts.has(code),
    isNew: newMaterials.has(code),
    lots,
    aliases: aliasesOf(row),
    shop: shop.code,
  }
  return { product, yuanPerTonne: yuan }
}
