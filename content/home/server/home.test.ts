import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aProduct, aProductCategory } from '#testing/catalogue.ts'
import { aContact, aNewsItem } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Site } from '../contract.ts'
import { getSite } from './site-facts.ts'

const site = await testApp()
const { anonymous, db, request, call } = site

describe('the first page', () => {
  test('is whole on a site that has nothing yet', async () => {
    const index = await anonymous.home.index()
    expect(index).toMatchObject({ productCount: 0, banners: [], selfRun: [], prices: [] })
    for (const lang of ['en-US', 'zh-CN'])
      expect((await request({ url: to.home(), headers: { cookie: `lang=${lang}` } })).statusCode).toBe(200)
  })

  test('has own products, recommended ones and new ones apart, and five news', async () => {
    const own = await aProduct(db, { selfRun: true, recommended: true, isNew: true })
    const recommended = await aProduct(db, { recommended: true })
    const fresh = await aProduct(db, { isNew: true })
    for (let n = 0; n < 6; n++) await aNewsItem(db)
    const index = await anonymous.home.index()
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect([ids(index.selfRun), ids(index.recommended), ids(index.newMaterials)]).toEqual([
      [own.id],
      [recommended.id],
      [fresh.id],
    ])
    expect(index.news).toHaveLength(5)
  })

  test('counts the products of a main category over the kinds below it', async () => {
    const main = await aProductCategory(db)
    const kinds = [await aProductCategory(db, { parentId: main }), await aProductCategory(db, { parentId: main })]
    await aProductCategory(db, { parentId: main })
    for (const categoryId of [...kinds, ...kinds]) await aProduct(db, { categoryId })
    const found = (await anonymous.home.index()).categories.find(({ id }) => id === main)
    expect(found).toMatchObject({ count: 4, list: [{ id: kinds[0] }, { id: kinds[1] }] })
  })

  test('speaks of a price only where four prime listings state one, in the same currency', async () => {
    const categoryId = await aProductCategory(db)
    const at = (amount: number, grade = 0) =>
      aProduct(db, { categoryId, grade, price: { currency: 'CNY', perTonneMinor: amount } })
    for (const amount of [100, 200, 300]) await at(amount)
    await at(1, 1)
    await aProduct(db, { categoryId, price: { currency: 'USD', perTonneMinor: 50 } })
    const priceOf = async () => (await anonymous.home.index()).prices.filter(({ id }) => id === categoryId)
    expect(await priceOf()).toEqual([])
    await at(400)
    expect(await priceOf()).toMatchObject([{ currency: 'CNY', low: 175, median: 250, high: 325, count: 4 }])
  })

  test('speaks of what was quoted only where three buyers stand behind it', async () => {
    await aContact(db)
    const categoryId = await aProductCategory(db)
    const price = { currency: 'CNY' as const, perTonneMinor: 900_000 }
    const [quoted] = await Promise.all([1, 2, 3, 4].map(() => aProduct(db, { categoryId, price })))
    const quotedMedian = async () =>
      (await anonymous.home.index()).prices.find(({ id }) => id === categoryId)?.quotedMedian
    for (const [perTonne, expected] of [
      ['8000', null],
      ['8600', null],
      ['8400', 840_000],
    ] as const) {
      const { id } = await anEnquiry(await aBuyer(site))
      const line = aLine({ productId: quoted?.id, productName: undefined, price: perTonne, kilograms: 1000 })
      await aQuote(anOperator(site), id, { lines: [line] })
      expect(await quotedMedian()).toBe(expected)
    }
  })

  test('is the same for clients that ask in the old way', async () => {
    const { envelope } = await call({ method: 'POST', path: '/api/home/list' })
    expect(envelope).toEqual({ code: 0, msg: '', data: await anonymous.home.index() })
  })
})

describe('the facts of the company', () => {
  const facts = () => getSite(db, 'en-US')

  test('are read once for as long as they stay', async () => {
    const before = await facts()
    expect(await facts()).toBe(before)
    expect(await getSite(db, 'zh-CN')).not.toEqual(before)
  })

  test.each<{ what: string; change: Sql; seen: Partial<Site> }>([
    {
      what: 'its hotline',
      change: sql`update site set hotline = '+86 400 1' where locale = 'en-US'`,
      seen: { hotline: '+86 400 1' },
    },
    {
      what: 'its partners',
      change: sql`insert into partner_link (position, name_zh, name_en, url) values (1, '港', 'Port', 'https://port.example')`,
      seen: { partnerLinks: [{ name: '港', nameEn: 'Port', url: 'https://port.example' }] },
    },
    {
      what: 'its VAT',
      change: sql`update house_vat_rate set percent = 9`,
      seen: { vatPercent: 9 },
    },
    {
      what: 'the rate of the day',
      change: sql`insert into exchange_rate (as_of, cny_per_usd) values ('2026-01-01', 7.5)`,
      seen: { rate: { cnyPerUsd: '7.5', asOf: '2026-01-01' } },
    },
  ])('tell of a change of $what at once', async ({ change, seen }) => {
    await facts()
    await db.run(change)
    expect(await facts()).toMatchObject(seen)
  })
})
