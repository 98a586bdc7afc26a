import countries from 'i18n-iso-countries'
import { describe, expect, test } from 'vitest'
import { FieldType, Grade, ShopType, valuesOf } from '#platform/contract/enums.ts'
import { catalogue } from './catalogue.ts'
import { newMaterials, recommendedProducts } from './highlights.ts'
import { untranslatedCodes } from './one-language.ts'

const { aliases, brands, categories, choiceAttributes, labels, parameters, products, shops, subjects } = catalogue()

const codesOf = (rows: readonly { code: string }[]) => rows.map((row) => row.code)
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const countBy = (grade: Grade) => products.filter((product) => product.grade === grade).length
const sellsByLot: Grade[] = [Grade.offGrade, Grade.recycled, Grade.crushed]

describe('the demo catalogue', () => {
  test('is the same on every call', () => {
    expect(catalogue().products).toEqual(products)
  })

  test('has at least 600 products over all grades and field types', () => {
    expect(products.length).toBeGreaterThanOrEqual(600)
    const least: [Grade, number][] = [
      [Grade.prime, 330],
      [Grade.offGrade, 60],
      [Grade.recycled, 50],
      [Grade.crushed, 30],
      [Grade.modified, 60],
      [Grade.masterbatch, 40],
      [Grade.additive, 40],
    ]
    for (const [grade, count] of least) expect(countBy(grade), `grade ${grade}`).toBeGreaterThanOrEqual(count)
    for (const fieldType of valuesOf(FieldType)) {
      expect(products.some((product) => product.fieldType === fieldType)).toBe(true)
    }
  })

  test.each(Object.entries({ brands, categories, choiceAttributes, labels, parameters, products, shops, subjects }))(
    'gives every one of the %s its own code',
    (_, rows) => {
      expect(duplicates(codesOf(rows))).toEqual([])
    },
  )

  test('names no trade article twice within a grade and brand', () => {
    const articles = products.map(({ series, model, grade, brand }) => [brand, series, model, grade].join(' / '))
    expect(duplicates(articles)).toEqual([])
  })

  test('has a tree of categories with products in every leaf', () => {
    const roots = categories.filter((category) => category.parent === null)
    expect(roots.length).toBeGreaterThanOrEqual(3)
    for (const { code, parent } of categories) {
      if (parent === null) continue
      expect(codesOf(roots)).toContain(parent)
      expect(
        products.some((product) => product.category === code),
        code,
      ).toBe(true)
    }
  })

  test('sells something of every brand, and knows at least 60', () => {
    expect(brands.length).toBeGreaterThanOrEqual(60)
    const sold = new Set(products.map((product) => product.brand))
    expect(brands.filter((brand) => !sold.has(brand.code))).toEqual([])
  })

  test('refers only to what exists', () => {
    const known = {
      category: new Set(codesOf(categories)),
      shop: new Set(codesOf(shops)),
      label: new Set(codesOf(labels)),
    }
    for (const product of products) {
      expect(known.category.has(product.category)).toBe(true)
      expect(known.shop.has(product.shop)).toBe(true)
      for (const label of product.labels) expect(known.label.has(label), label).toBe(true)
    }
    const productCodes = new Set(codesOf(products))
    const named = [...recommendedProducts, ...newMaterials, ...untranslatedCodes]
    expect(named.filter((code) => !productCodes.has(code))).toEqual([])
  })

  test('writes countries as ISO codes', () => {
    const codes = [
      ...products.map((product) => product.origin),
      ...shops.map((s) => s.country),
      ...brands.map((b) => b.country),
    ]
    expect([...new Set(codes)].filter((code) => code.length !== 2 || !countries.isValid(code))).toEqual([])
  })

  test('marks about sixty products as our own, all in our own shop', () => {
    const own = products.filter((product) => product.selfSupport)
    expect(own.length).toBeGreaterThanOrEqual(50)
    expect(own.length).toBeLessThanOrEqual(100)
    for (const product of products) {
      expect(product.shop === 'polyharbor').toBe(product.selfSupport)
      if (product.selfSupport) expect(product.series).toMatch(/^PH-/)
    }
  })

  test('has eight subjects with something in each', () => {
    expect(subjects).toHaveLength(8)
    for (const subject of subjects) expect(subject.productCodes.length, subject.code).toBeGreaterThanOrEqual(8)
  })

  test('knows what buyers say: at least 80 words, each for something that exists', () => {
    expect(aliases.length).toBeGreaterThanOrEqual(80)
    const known: Record<string, Set<string>> = {
      category: new Set(codesOf(categories)),
      brand: new Set(codesOf(brands)),
      label: new Set(codesOf(labels)),
      parameter: new Set(codesOf(parameters)),
      grade: new Set(valuesOf(Grade).map(String)),
    }
    for (const { term, kind, codes } of aliases) {
      expect(term.trim()).not.toBe('')
      expect(
        codes.filter((code) => !known[kind]?.has(code)),
        term,
      ).toEqual([])
    }
    expect(duplicates(aliases.map(({ term, kind, codes }) => [term, kind, ...codes].join('|')))).toEqual([])
    expect(duplicates(aliases.map(({ term, meaning }) => `${term}|${meaning}`))).toEqual([])
    expect(aliases.filter(({ term }) => term === '副牌')).toMatchObject([{ kind: 'grade', codes: ['1'] }])
  })
})

describe('shops', () => {
  test('are 40, over all fifteen enterprise types', () => {
    expect(shops).toHaveLength(40)
    expect(new Set(shops.map((shop) => shop.enterpriseType))).toEqual(new Set(valuesOf(ShopType)))
  })

  test('deal in the grade of every product they list', () => {
    const byCode = new Map(shops.map((shop) => [shop.code, shop]))
    for (const product of products) expect(byCode.get(product.shop)?.grades).toContain(product.grade)
  })

  test('with goods to sell have some', () => {
    for (const shop of shops.filter((each) => each.grades.length)) {
      expect(
        products.some((product) => product.shop === shop.code),
        shop.code,
      ).toBe(true)
    }
  })
})

describe('goods sold by lot', () => {
  test('are off-grade, recycled and crushed, and no others', () => {
    for (const { code, grade, lots } of products) expect(lots.length > 0, code).toBe(sellsByLot.includes(grade))
  })

  test('have lots with their own number, values and whole bags, which make up the stock', () => {
    const lots = products.flatMap((product) => product.lots)
    expect(duplicates(codesOf(lots))).toEqual([])
    for (const product of products.filter((each) => each.lots.length)) {
      const bagKg = product.packings[0]?.kilograms ?? 0
      expect(product.stockKg).toBe(product.lots.reduce((sum, lot) => sum + lot.kilograms, 0))
      for (const lot of product.lots) {
        expect(lot.kilograms % bagKg).toBe(0)
        expect(lot.measured.length, lot.code).toBeGreaterThanOrEqual(2)
        expect(lot.price === null).toBe(product.price === null)
      }
    }
  })
})
