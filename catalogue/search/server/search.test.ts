import { describe, expect, test } from 'vitest'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, app, db, call } = await testApp({ holding: 'catalogue' })
const { list, search } = anonymous.products

const idOf = async (table: string, code: string) => {
  const rows = await db.many<{ id: number; code: string }>(
    table === 'brand' ? sql`select id, code from brand` : sql`select id, code from category`,
  )
  return rows.find((row) => row.code === code)?.id ?? 0
}
const models = (items: ProductItem[]) => items.map(({ modelName }) => modelName)

async function everything(query: Parameters<typeof list>[0]): Promise<ProductItem[]> {
  const all: ProductItem[] = []
  for (let page = 1; ; page++) {
    const found = await list({ ...query, page, limit: 100 })
    all.push(...found.list)
    if (found.list.length < 100) return all
  }
}

describe('a list', () => {
  test.each([
    {},
    { key: 'PP' },
    { key: '聚丙烯' },
    { key: 'PA66 阻燃' },
    { key: 'korea abs' },
    { key: '料' },
    { key: 't30' },
    { key: 'pellets', grade: [2, 3] },
    { key: 'nylon', selfSupportFlag: 1 },
    { key: 'pp', range: 'mfr:10..30:g/10min' },
    { key: 'abs', currency: 'USD' as const },
    { inStock: 1, grade: 1 },
    { recommandStatus: 1 },
    { newFlag: 1 },
    { productFiledType: 0 },
  ])('of %j has as many products as it says, each once', async (query) => {
    const { totalCount } = await list({ ...query, limit: 0 })
    const all = await everything(query)
    expect(all).toHaveLength(totalCount)
    expect(new Set(all.map(({ id }) => id)).size).toBe(totalCount)
    expect(totalCount).toBeGreaterThan(0)
  })

  test('of nothing in particular holds every product', async () => {
    const row = await db.first<{ count: number }>(sql`select count(*) from product`)
    expect((await list({ limit: 0 })).totalCount).toBe(row?.count)
  })

  test('with limit 0 is the total alone', async () => {
    expect(await list({ key: 'PP', limit: 0 })).toMatchObject({ list: [], limit: 0, totalCount: expect.any(Number) })
  })

  test('is the same in the same order every time, page by page', async () => {
    const [first, second] = [await list({ key: 'PE', limit: 20 }), await list({ key: 'PE', limit: 10, page: 2 })]
    expect(second.list).toEqual(first.list.slice(10))
  })

  test('beyond its end is empty', async () => {
    expect(await list({ key: 'PP', page: 5_000 })).toMatchObject({ list: [], totalCount: expect.any(Number) })
  })

  test('shows what a buyer decides by', async () => {
    const { list: found } = await list({ key: 'K8003 副牌', limit: 1 })
    expect(found[0]).toMatchObject({
      modelName: 'K8003',
      grade: 1,
      picture: { src: expect.any(String), widths: expect.any(Array) },
      labelList: expect.arrayContaining([expect.objectContaining({ nameEn: 'Injection moulding' })]),
    })
    expect(found[0]?.keyProperties.length).toBeGreaterThanOrEqual(3)
    expect(found[0]?.lotCount).toBeGreaterThan(0)
    expect(found[0]?.stockKg).toBeGreaterThan(0)
  })
})

describe('the order', () => {
  test('by price keeps currencies apart where no rate is stated, and prices on enquiry last', async () => {
    const all = await everything({ key: 'PP', orderBy: 'price', sortType: 'asc' })
    const prices = all.map(({ price }) =>
      price ? `${price.currency}${String(price.perTonneMinor).padStart(12, '0')}` : 'z',
    )
    expect(prices).toEqual(prices.toSorted())
    const falling = await everything({ key: 'PP', orderBy: 'price', sortType: 'desc', currency: 'CNY' })
    const amounts = falling.map(({ price }) => price?.perTonneMinor ?? 0)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  })

  test('by model is the order of its letters and digits', async () => {
    const found = models(await everything({ key: 'ABS', orderBy: 'model' })).map((model) =>
      model.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
    )
    expect(found).toEqual(found.toSorted())
  })

  test('by age starts with the newest', async () => {
    const [newest] = (await list({ orderBy: 'created', limit: 1 })).list
    const row = await db.first<{ id: number }>(sql`select id from product order by created_at desc, id desc limit 1`)
    expect(newest?.id).toBe(row?.id)
  })

  test('by relevance starts with the model that was named', async () => {
    expect(models((await list({ key: 'pa 757' })).list)[0]).toBe('PA-757')
    const found = models((await list({ key: 'HI121' })).list)
    expect(found.lastIndexOf('HI-121')).toBeLessThan(found.indexOf('HI-121H'))
  })
})

describe('facets', () => {
  const facetsOf = async (query: Parameters<typeof search>[0]) => (await search({ ...query, limit: 0 })).facets

  test.each([{ key: 'PP' }, { key: '阻燃' }, { grade: 0, key: 'film' }, { key: 'abs', range: 'mfr:10..:g/10min' }])(
    'of %j count what choosing them leaves',
    async (query) => {
      const { brands, countries, categories, labels, grades } = await facetsOf(query)
      const left = async (choice: object) => (await list({ ...query, ...choice, limit: 0 })).totalCount
      for (const { id, count } of brands.slice(0, 8)) expect(await left({ brandIds: id })).toBe(count)
      for (const { id, count } of countries.slice(0, 4)) expect(await left({ countryIds: id })).toBe(count)
      for (const { id, count } of categories) expect(await left({ categoryIds: id })).toBe(count)
      for (const { id, count } of labels.slice(0, 8)) expect(await left({ lableIds: id })).toBe(count)
      for (const { grade, count } of grades) expect(await left({ grade })).toBe(count)
    },
  )

  test('ignore their own choice and respect the others', async () => {
    const brand = await idOf('brand', 'sinopec')
    const all = await facetsOf({ key: 'PP' })
    const ofBrand = await facetsOf({ key: 'PP', brandIds: brand })
    expect(ofBrand.brands).toEqual(all.brands)
    const { totalCount } = await list({ key: 'PP', brandIds: brand, limit: 0 })
    expect(ofBrand.grades.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
    const both = await facetsOf({ key: 'PP', brandIds: brand, grade: 1 })
    expect(both.grades).toEqual(ofBrand.grades)
    for (const { id, count } of both.brands)
      expect((await list({ key: 'PP', brandIds: id, grade: 1, limit: 0 })).totalCount).toBe(count)
  })

  test('of the calls for one facet are those of the search', async () => {
    const facets = await facetsOf({ key: 'PC' })
    expect(await anonymous.products.brandFacet({ key: 'PC' })).toEqual(facets.brands)
    expect(await anonymous.products.countryFacet({ key: 'PC' })).toEqual(facets.countries)
    expect(await anonymous.products.gradeFacet({ key: 'PC' })).toEqual(facets.grades)
    expect(await anonymous.products.labelFacet({ key: 'PC' })).toEqual(facets.labels)
    expect(await anonymous.products.categoryFacet({ key: 'PC' })).toEqual(facets.categories)
  })

  test('a chosen category holds what lies below it', async () => {
    const root = await idOf('category', 'polyolefins')
    const { categories } = await facetsOf({ categoryIds: root })
    const found = await everything({ categoryIds: root })
    expect(found.length).toBeGreaterThan(150)
    expect(categories.length).toBeGreaterThan(1)
  })
})

describe('a range', () => {
  const inRange = async (range: string | string[]) => (await list({ key: 'PP', range, limit: 0 })).totalCount

  test('shows the property it asks about, first of the four that there is room for', async () => {
    const all = await everything({ key: 'PP', range: 'hdt:..300:°C' })
    expect(all.length).toBeGreaterThan(5)
    for (const { keyProperties, id } of all) expect([id, keyProperties[0]?.code]).toEqual([id, 'hdt'])
  })

  test('finds products whose value reaches into it', async () => {
    const found = await everything({ key: 'PP', range: 'mfr:20..30:g/10min' })
    expect(found.length).toBeGreaterThan(5)
    for (const { id } of found) {
      const [product] = await anonymous.products.compare({ ids: id })
      const values = [...(product?.properties ?? []), ...(product?.lots.flatMap((lot) => lot.measured) ?? [])]
      const mfr = values.filter(({ code }) => code === 'mfr')
      expect(mfr.some(({ baseLow, baseHigh }) => Number(baseLow) <= 30 && Number(baseHigh) >= 20)).toBe(true)
    }
  })

  test('is the same in every unit of the parameter', async () => {
    const megapascal = await inRange('flexuralModulus:1400..1600:MPa')
    expect(megapascal).toBeGreaterThan(5)
    expect(await inRange('flexuralModulus:1.4..1.6:GPa')).toBe(megapascal)
    expect(await inRange('hdt:100..:°C')).toBe(await inRange('hdt:212..:°F'))
  })

  test('over a class whose code has digits gives exactly the products of that class', async () => {
    const stated = await db.many<{ id: number }>(
      sql`select distinct product_id as id from property join parameter on parameter.id = parameter_id
        where code = 'ul94' and text = 'V-0'`,
    )
    const found = await everything({ range: 'ul94:3..3:class' })
    expect(stated.length).toBeGreaterThan(20)
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(stated.map(({ id }) => id)))
    const sent = await app.inject({ url: `${to.search()}?ul94.min=3&ul94.unit=class&grade=0` })
    const address = new URL(String(sent.headers.location), 'http://site')
    expect(address.searchParams.getAll('range')).toEqual(['ul94:3..:class'])
    expect((await app.inject({ url: address.pathname + address.search })).statusCode).toBe(200)
  })

  test('may be open at one end, and several hold together', async () => {
    const low = await everything({ key: 'PP', range: 'mfr:..5:g/10min' })
    const stiff = await everything({ key: 'PP', range: 'flexuralModulus:1500..:MPa' })
    const both = await everything({ key: 'PP', range: ['mfr:..5:g/10min', 'flexuralModulus:1500..:MPa'] })
    const ids = new Set(stiff.map(({ id }) => id))
    const expected = low.filter(({ id }) => ids.has(id)).map(({ id }) => id)
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set(expected))
  })

  test.each([
    'mfr:30..10:g/10min',
    'mfr:1..2:MPa',
    'mfr:1..2:furlong',
    'nosuch:1..2:MPa',
    'mfr:..:g/10min',
    'x',
    'mfr:a..b:MPa',
  ])('%s is refused with a reason', async (range) => {
    const { status, envelope } = await call({ method: 'GET', path: '/common/product/list' }, { range })
    expect(status).toBe(200)
    expect(envelope).toMatchObject({ code: 40400, data: { fields: { range: expect.any(String) } } })
  })
})

describe('what nobody should type', () => {
  const ask = (input: object) => call({ method: 'GET', path: '/common/product/search' }, input)

  test.each([['%'], ["'"], ['"'], ['\\'], ['_'], ['()&|!:*<->'], ["'; drop table product; --"], ['🙂'], ['​']])(
    '%j finds nothing or something, and quickly',
    async (key) => {
      const { status, envelope } = await ask({ key })
      expect([status, envelope.code]).toEqual([200, 0])
    },
  )

  test.each([
    { orderBy: 'price; drop table product' },
    { orderBy: 'score' },
    { sortType: 'sideways' },
    { grade: 5 },
    { grade: 'prime' },
    { page: 0 },
    { page: 1e9 },
    { limit: 101 },
    { limit: -1 },
    { key: '长'.repeat(201) },
    { key: 'a'.repeat(10_000) },
    { brandIds: 'x' },
    { priceMin: -1 },
    { currency: 'EUR' },
    { range: Array.from({ length: 20 }, () => 'mfr:1..2:g/10min') },
  ])('%j is refused', async (input) => {
    const { status, envelope } = await ask(input)
    expect([status, envelope.code]).toEqual([200, 40400])
  })

  test('a NUL byte is refused', async () => {
    expect((await ask({ key: 'a\0b' })).envelope.code).toBe(40400)
  })

  test('a price range that ends before it begins is empty', async () => {
    expect((await list({ currency: 'CNY', priceMin: 900_000, priceMax: 100 })).totalCount).toBe(0)
  })

  test('eight long words with all kinds of ends are answered in time', async () => {
    const key = 'pa66 gf30 t30 1 2 70g hp500 聚丙烯聚乙烯尼龙阻燃增强 zz9 k80 pp pe abs'
    expect((await ask({ key })).envelope.code).toBe(0)
  })
})

describe('a word that nobody knows', () => {
  test('is put right, and said so', async () => {
    expect(await search({ key: 'sabik', limit: 1 })).toMatchObject({ correctedKey: 'sabic' })
    expect(await search({ key: '聚丙希', limit: 1 })).toMatchObject({ correctedKey: '聚丙烯' })
  })

  test('is left out when nothing is like it', async () => {
    const found = await search({ key: 'PP qqzzxx', limit: 1 })
    expect(found).toMatchObject({ correctedKey: 'pp', totalCount: (await list({ key: 'PP', limit: 0 })).totalCount })
  })

  test('is not touched when something matches', async () => {
    expect(await search({ key: 'PP', limit: 1 })).toMatchObject({ correctedKey: null })
  })

  test('alone finds nothing', async () => {
    expect(await search({ key: 'qqzzxxwwvv' })).toMatchObject({ totalCount: 0, list: [], correctedKey: null })
  })
})
