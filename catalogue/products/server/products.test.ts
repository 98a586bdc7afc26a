import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'

const { anonymous, db, request } = await testApp({ holding: 'catalogue' })
const { products } = anonymous

const idOf = async (code: string) =>
  (await db.first<{ id: number }>(sql`select id from product where code = ${code}`))?.id ?? 0

describe('a product', () => {
  test('is shown with everything known of it', async () => {
    const product = await products.detail({ id: await idOf('sinopec-t30s') })
    expect(product).toMatchObject({
      modelName: 'T30S',
      brandNameEn: 'Sinopec',
      productCategoryNameEn: 'PP homopolymer',
      categoryPath: [{ nameEn: 'Polyolefins' }, { nameEn: 'PP homopolymer' }],
      form: 'pellet',
      documents: [],
      version: 1,
    })
    expect(product.categoryId).toBe(product.categoryPath.at(-1)?.id)
    expect(product.properties[0]).toMatchObject({
      code: 'mfr',
      typical: 3.2,
      unit: 'g/10min',
      condition: '230 °C / 2.16 kg',
    })
    expect(product.keyProperties).toEqual(product.properties.slice(0, 4))
    expect(product.packings.map(({ unit }) => unit)).toContain('20GP')
    expect(product.price?.tiers.length).toBeGreaterThan(0)
  })

  test('sold by lot shows every open lot with its measured values, and none of them as its own stock', async () => {
    const id = await idOf('sinopec-k8003-og')
    const before = await products.detail({ id })
    expect(before.lots.length).toBeGreaterThan(0)
    expect(before.lots[0]?.measured[0]).toMatchObject({
      code: 'mfr',
      source: 'lot',
      statedOn: before.lots[0]?.testedOn,
    })
    expect(before.ownStockKg).toBe(0)
    expect(before.stockKg).toBe(before.lots.reduce((sum, lot) => sum + lot.stockKg, 0))
    const [sold] = before.lots
    await db.run(sql`update lot set stock_kg = 0 where id = ${sold?.id}`)
    const after = await products.detail({ id })
    expect(after.lots).toHaveLength(before.lots.length - 1)
    expect(after.stockKg).toBe(before.stockKg - (sold?.stockKg ?? 0))
  })

  test('in a list has the stock of this moment, and the picture, shop and price as they are now', async () => {
    const id = await idOf('sinopec-t30s')
    const shown = async () => (await products.list({ key: 'sinopec T30S' })).list.find((item) => item.id === id)
    const before = await shown()
    await db.run(sql`update product set stock_kg = stock_kg + 25 where id = ${id}`)
    expect((await shown())?.stockKg).toBe((before?.stockKg ?? 0) + 25)
    await db.run(sql`update shop set name_en = 'Renamed' where id = ${before?.shopId}`)
    expect(await shown()).toMatchObject({ shopNameEn: 'Renamed' })
    await db.run(sql`update picture set focus_x = 7 where src = ${before?.picture.src}`)
    expect(await shown()).toMatchObject({ picture: { focusX: 7 } })
    await db.run(sql`update product set currency = 'USD', price_per_tonne = 4711 where id = ${id}`)
    await db.transaction((tx) => indexProducts(tx, [id]))
    expect(await shown()).toMatchObject({ price: { currency: 'USD', perTonneMinor: 4711 } })
    await db.run(sql`update product set status = 'withdrawn' where id = ${id}`)
    expect(await shown()).toBeUndefined()
    await db.run(sql`update product set status = 'published' where id = ${id}`)
  })

  test('lies within the span of its family, measured in the same way, and nowhere once it is withdrawn', async () => {
    const id = await idOf('sinopec-t30s')
    const strips = await products.signature({ id })
    expect(strips.length).toBeGreaterThan(3)
    expect(strips[0]).toMatchObject({ code: 'mfr', condition: '230 °C / 2.16 kg', unit: 'g/10min' })
    for (const { lowest, halfFrom, halfTo, highest, value, half } of strips) {
      expect([lowest, halfFrom, halfTo, highest]).toEqual([lowest, halfFrom, halfTo, highest].toSorted((a, b) => a - b))
      for (const place of [value.from, value.to, half.from, half.to]) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(100)
      }
    }
    for (const status of ['withdrawn', 'published']) {
      await db.run(sql`update product set status = ${status} where id = ${id}`)
      await db.transaction((tx) => indexProducts(tx, [id]))
      expect(await products.signature({ id })).toEqual(status === 'published' ? strips : [])
    }
  })

  test('that does not exist is refused', async () => {
    await expect(products.detail({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 48801 })
    await expect(products.similar({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 48801 })
    await expect(products.substitutes({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 48801 })
  })
})

describe('a comparison', () => {
  test('keeps the order, leaves out what is gone and repeats nothing', async () => {
    const [one, other] = [await idOf('sinopec-t30s'), await idOf('sinopec-k8003')]
    const found = await products.compare({ ids: [other, one, other, 2_000_000_000] })
    expect(found.map(({ id }) => id)).toEqual([other, one])
  })

  test('is for four', async () => {
    await expect(products.compare({ ids: [1, 2, 3, 4, 5] })).rejects.toMatchObject({ code: 40400 })
  })
})

describe('products like another', () => {
  test('are of its category, its grade and brand first, and never itself', async () => {
    const id = await idOf('sinopec-t30s')
    const { list, totalCount } = await products.similar({ id, limit: 100 })
    expect(totalCount).toBeGreaterThan(10)
    expect(list.map((each) => each.id)).not.toContain(id)
    expect(new Set(list.map((each) => each.productCategoryNameEn))).toEqual(new Set(['PP homopolymer']))
    expect(list[0]).toMatchObject({ brandNameEn: 'Sinopec', grade: 0 })
    const { list: second } = await products.similar({ id, page: 2, limit: 2 })
    expect(second).toEqual(list.slice(2, 4))
  })

  test('that can replace it come nearest first, with what differs', async () => {
    const found = await products.substitutes({ id: await idOf('sinopec-t30s') })
    expect(found.length).toBeGreaterThan(2)
    const distances = found.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(found.slice(0, 3).map(({ product }) => product.modelName)).toContain('T30S')
    for (const { product, differences } of found) {
      const mfr = differences.find(({ code }) => code === 'mfr')
      if (!mfr) continue
      expect(mfr).toMatchObject({ unit: 'g/10min' })
      const stated = product.keyProperties.find(({ code }) => code === 'mfr')
      expect(mfr.offered).toBe(stated?.typical)
    }
  })

  test('cannot replace it where the melt flow is measured in another way', async () => {
    const [one, other] = [await idOf('sinopec-f401'), await idOf('chn-energy-l5e89')]
    const offered = async () => (await products.substitutes({ id: one })).map(({ product }) => product.id)
    expect(await offered()).toContain(other)
    await db.run(sql`update property set condition = '190 °C / 21.6 kg' where product_id = ${other} and position = 0`)
    await db.run(sql`update search_state set version = version + 1`)
    expect(await offered()).not.toContain(other)
  })

  test('that can replace it come from other categories too, and there may be none', async () => {
    const found = await products.substitutes({ id: await idOf('lgchem-af-312') })
    expect(found.map(({ product }) => product.productCategoryNameEn)).toContain('Flame-retardant ABS and HIPS')
    expect(await products.substitutes({ id: await idOf('celanese-zytel-st801-nc010') })).toEqual([])
  })
})

describe('what products are described by', () => {
  test('brands are those that have something to show', async () => {
    const names = (await products.brands()).map(({ nameEn }) => nameEn)
    expect(names).toContain('SABIC')
    expect(names).toEqual(names.toSorted())
  })

  test('categories are a tree in the editor’s order', async () => {
    const [first] = await products.categories()
    expect(first).toMatchObject({
      code: 'polyolefins',
      list: expect.arrayContaining([expect.objectContaining({ code: 'hdpe' })]),
    })
  })

  test('parameters say how far the stated values reach', async () => {
    const mfr = (await products.parameters()).find(({ code }) => code === 'mfr')
    expect(mfr).toMatchObject({ unit: 'g/10min', units: ['g/10min'], searchType: 2 })
    expect(Number(mfr?.lowest)).toBeLessThan(1)
    expect(Number(mfr?.highest)).toBeGreaterThan(100)
    expect(mfr?.productCount).toBeGreaterThan(400)
  })

  test('a subject lists its products page by page', async () => {
    const subjects = await products.subjects()
    expect(subjects).toHaveLength(8)
    const [subject] = subjects
    const found = await products.subject({ id: subject?.id ?? 0, limit: 5 })
    expect(found.products).toMatchObject({ totalCount: subject?.totalCount, limit: 5 })
    expect(found.products.list).toHaveLength(5)
    const { totalCount } = await products.list({ subjectId: subject?.id, limit: 0 })
    expect(totalCount).toBe(subject?.totalCount)
    await expect(products.subject({ id: 999_999 })).rejects.toMatchObject({ code: 48801 })
  })
})

test('who reads US units reads them on the cards of similar grades too', async () => {
  const address = to.product(await idOf('sinopec-t30s'), { units: 'us' })
  const { body } = await request({ url: address, headers: { cookie: 'lang=en-US' } })
  const similar = /<section[^>]*id="similar"[\s\S]*?<\/section>/.exec(body)?.[0] ?? ''
  for (const american of [/446\s°F \/ 4.76\slb/, /psi/]) expect(similar).toMatch(american)
  expect(similar).not.toMatch(/MPa|230\s°C/)
})
