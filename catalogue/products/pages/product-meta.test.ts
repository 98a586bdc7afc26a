import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { productMeta } from './product-meta.ts'

const picture = {
  src: '/media/products/a',
  width: 960,
  height: 720,
  widths: [320, 960],
  colour: '#ffffff',
  focusX: 50,
  focusY: 50,
}
const product: ProductDetail = {
  id: 7,
  name: 'T30S 均聚PP',
  nameEn: null,
  productCategoryName: '均聚PP',
  productCategoryNameEn: 'PP homopolymer',
  brandName: '中国石化',
  brandNameEn: 'Sinopec',
  seriesName: null,
  modelName: 'T30S',
  grade: 0,
  productFiledType: 1,
  countryName: '中国',
  countryNameEn: 'China',
  labelList: [],
  picture,
  keyProperties: [],
  price: {
    currency: 'CNY',
    perTonneMinor: 737_000,
    tiers: [{ fromKilograms: 5000, perTonneMinor: 730_000 }],
  },
  minimumOrderKg: 1375,
  stockKg: 79_800,
  leadTimeDays: 6,
  lotCount: 0,
  commentCount: 0,
  score: null,
  shopId: 3,
  shopName: '宁波店',
  shopNameEn: 'Ningbo shop',
  selfSupportFlag: false,
  newFlag: false,
  description: '拉丝级',
  descriptionEn: null,
  colourHex: '#ffffff',
  colourName: '本色',
  colourNameEn: 'Natural',
  form: 'pellet',
  pictures: [picture],
  categoryId: 12,
  categoryPath: [
    { id: 2, name: '聚丙烯', nameEn: 'Polypropylene' },
    { id: 12, name: '均聚PP', nameEn: 'PP homopolymer' },
  ],
  properties: [],
  packings: [],
  ownStockKg: 79_800,
  lots: [],
  documents: [],
  version: 4,
  updatedAt: '2026-05-04T08:00:00.000Z',
}
const property = {
  code: 'density',
  name: '密度',
  nameEn: 'Density',
  group: 'physical',
  min: null,
  typical: 0.9,
  max: null,
  text: null,
  unit: 'g/cm3',
  method: 'ISO 1183',
  condition: '23 °C',
  source: 'typical' as const,
  statedOn: null,
  baseLow: 0.9,
  baseHigh: 0.9,
}
const origin = 'https://polyharbor.example'
const metaOf = (changes: Partial<ProductDetail> = {}, locale: 'en-US' | 'zh-CN' = 'en-US') =>
  productMeta({ product: { ...product, ...changes }, origin }, translatorFor(locale))
const graph = (meta: ReturnType<typeof metaOf>) =>
  (meta.jsonLd as { '@graph': [Record<string, unknown>, { itemListElement: object[] }] })['@graph']

describe('the head of a product page', () => {
  test('has one address and a picture of its version and language', () => {
    expect(metaOf()).toMatchObject({
      title: 'T30S PP homopolymer Sinopec',
      canonical: to.product(7),
      image: { url: '/media/share/product-7-v4-en.jpg', width: 1200, height: 630 },
      type: 'product',
    })
    expect(metaOf({}, 'zh-CN').image?.url).toBe('/media/share/product-7-v4-zh.jpg')
  })

  test('describes it by its numbers and its price', () => {
    const { description } = metaOf({ keyProperties: [property] })
    expect(description).toBe('T30S PP homopolymer Sinopec: Density 0.9 g/cm³. CNY 7,370.00/MT.')
  })

  test('says what buyers gave it, where any did', () => {
    expect(graph(metaOf({ commentCount: 2, score: 4.5 }))[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
    expect(graph(metaOf())[0]['aggregateRating']).toBeUndefined()
  })

  test('offers it per tonne, with its tiers', () => {
    expect(graph(metaOf())[0]).toMatchObject({
      '@type': 'Product',
      mpn: 'T30S',
      offers: {
        price: '7370.00',
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          { price: '7370.00', eligibleQuantity: { minValue: 1375 } },
          { price: '7300.00', eligibleQuantity: { minValue: 5000 } },
        ],
      },
    })
  })

  test('makes no offer where the price is on enquiry', () => {
    expect(graph(metaOf({ price: null }))[0]['offers']).toBeUndefined()
    expect(metaOf({ price: null }).description).toContain('Price on enquiry')
  })

  test('states properties with their method and condition', () => {
    expect(graph(metaOf({ properties: [property] }))[0]['additionalProperty']).toEqual([
      {
        '@type': 'PropertyValue',
        propertyID: 'density',
        name: 'Density',
        value: '0.9',
        unitText: 'g/cm³',
        measurementTechnique: 'ISO 1183, 23 °C',
      },
    ])
  })

  test('leads from the home page through the categories, by whole addresses', () => {
    expect(graph(metaOf())[1].itemListElement).toMatchObject([
      { position: 1, item: '/' },
      { position: 2, name: 'Polypropylene', item: to.search({ categoryIds: 2 }) },
      { position: 3, name: 'PP homopolymer' },
      { position: 4, item: to.product(7) },
    ])
  })
})
