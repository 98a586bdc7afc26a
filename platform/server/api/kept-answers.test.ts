import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fillPath, toQuery } from '#platform/contract/client.ts'
import { constants } from '#platform/contract/constants.ts'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { writeSearches } from '#catalogue/search/server/note-search.ts'
import { aShop } from '#testing/catalogue.ts'
import { aCase, aMember, aNewsItem, aSession } from '#testing/factories.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { anAgreement, aCompanyBuyer } from '#testing/prices.ts'
import { testApp } from '#testing/test-app.ts'
import { testDatabase } from '#testing/test-database.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { sql } from '../database/sql.ts'

const db = await testDatabase()
const site = await testApp({ db, config: { pageCacheBytes: 16_000_000, ...behindProxy } })
/** Every answer of it is made for the one who asks. */
const apart = await testApp({ db })

const shopId = await aShop(db)
const { id, model } = await goodsForSale(db, { shopId, stockKg: 40_000 })
const other = await goodsForSale(db)
const code = 'mfr'
const { id: newsId } = await aNewsItem(db)
const { id: caseId } = await aCase(db)

/** Of the calls that need one, or answer nothing without. */
const inputs: Record<string, object> = {
  'products.list': { key: model },
  'products.search': { key: model },
  'products.suggest': { key: model },
  'products.spreads': { codes: [code] },
  'products.scatter': { x: code, y: code },
  'products.detail': { id },
  'products.signature': { id },
  'products.compare': { ids: [id, other.id] },
  'products.similar': { id },
  'products.substitutes': { id },
  'shops.detail': { id: shopId },
  'shops.holdings': { id: shopId },
  'shops.labels': { id: shopId },
  'comments.list': { productId: id },
  'news.detail': { id: newsId },
  'cases.info': { id: caseId },
}
const urlOf = (path: string, input: object) => {
  const filled = fillPath(path, input)
  return site.config.apiBase + filled.path + toQuery(filled.rest)
}
const detail = urlOf(contract.products.detail.path, { id })
const article = urlOf(contract.news.detail.path, { id: newsId })

const kept = endpointsOf(contract).flatMap(({ name, endpoint }) =>
  endpoint.kept ? [{ name, endpoint, url: urlOf(endpoint.path, inputs[name] ?? {}) }] : [],
)

const company = await aCompanyBuyer(site)
await anAgreement(site, company.id, { productId: id, price: 8_765 })
const visitors: Record<string, string>[] = [
  {},
  { [constants.tokenHeader]: await aSession(db, await aMember(db)) },
  { [constants.tokenHeader]: await aSession(db, company.member) },
  { 'accept-language': 'zh-CN' },
]
const askAll = ({ request }: typeof site, url: string) =>
  Promise.all(visitors.map(async (headers) => (await request({ url, headers })).body))

/** Without a notice: what still shows the old title comes from memory. */
const retitle = (title: string) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update news set title_en = ${title} where id = ${newsId}`)
  })
const titleFor = async (headers: Record<string, string> = {}) =>
  (await site.request({ url: article, headers })).json<{ data: { titleEn: string } }>().data.titleEn
const soon = { timeout: 2_000, interval: 20 }

test('what changes with every call, or by whom it is made, is not among them', () => {
  expect(kept.map(({ endpoint }) => [endpoint.method, endpoint.access, endpoint.permission, endpoint.type])).toEqual(
    kept.map(() => ['GET', 'open', undefined, undefined]),
  )
})

test.each(kept)('$name answers each visitor, cold and warm, as if it was asked by nobody else', async ({ url }) => {
  const [cold, warm, alone] = [await askAll(site, url), await askAll(site, url), await askAll(apart, url)]
  expect([JSON.parse(alone[0] ?? ''), cold, warm]).toEqual([expect.objectContaining({ code: 0 }), alone, alone])
  for (const text of [cold[0], warm[0]]) expect(text).not.toContain('876500')
})

test('guests are answered from memory and members never', async () => {
  await retitle('As it was')
  await db.run(sql`select pg_notify('content', 'all')`)
  await expect.poll(() => titleFor(), soon).toBe('As it was')
  await retitle('Changed unseen')
  const seen = await Promise.all(visitors.slice(0, 3).map((headers) => titleFor(headers)))
  expect(seen).toEqual(['As it was', 'Changed unseen', 'Changed unseen'])
  await db.run(sql`update news set title_en = 'Said' where id = ${newsId}`)
  await expect.poll(() => titleFor(), soon).toBe('Said')
})

test('an order forgets the answers that show its goods and no others', async () => {
  const buyer = await aBuyer(site)
  const stockOf = async () => (await site.request(detail)).json<{ data: { stockKg: number } }>().data.stockKg
  await retitle('Before the order')
  await db.run(sql`select pg_notify('content', 'all')`)
  await expect.poll(() => titleFor(), soon).toBe('Before the order')
  expect(await stockOf()).toBe(40_000)
  await retitle('After the order')
  await placeOrder(buyer, [{ productId: id, quantity: 1_000 }])
  await expect.poll(stockOf, soon).toBe(39_000)
  expect(await titleFor()).toBe('Before the order')
})

describe('the bytes of an answer', () => {
  test('are the same however they are packed', async () => {
    const url = urlOf(contract.products.search.path, { key: model })
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    const plain = await site.request({ url, headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
    for (const [asked, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const)
      for (const { headers, rawPayload } of [
        await site.request({ url, headers: { 'accept-encoding': asked } }),
        await site.request({ url, headers: { 'accept-encoding': asked } }),
      ]) {
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          vary: 'accept-encoding',
          'cache-control': 'no-store',
        })
        expect(unpack[encoding](rawPayload).toString()).toBe(plain.body)
      }
  })

  test('are not kept of a refusal', async () => {
    const { id: lateId } = await aNewsItem(db)
    const publish = (days: number) =>
      db.transaction(async (tx) => {
        await tx.run(sql`set local session_replication_role = replica`)
        await tx.run(sql`update news set published_at = now() + ${days} * interval '1 day' where id = ${lateId}`)
      })
    const url = urlOf(contract.news.detail.path, { id: lateId })
    const codeOf = async () => (await site.request(url)).json<{ code: number }>().code
    await publish(1)
    expect(await codeOf()).not.toBe(0)
    await publish(-1)
    expect(await codeOf()).toBe(0)
  })
})

test('a search is counted each time, from memory too', async () => {
  const key = `counted ${other.model}`.toLowerCase()
  const url = urlOf(contract.products.search.path, { key })
  for (let asked = 0; asked < 3; asked++) await site.request(url)
  await writeSearches(db)
  expect(await db.first(sql`select sum(searches)::integer as searches from search_term where term = ${key}`)).toEqual({
    searches: 3,
  })
})

test('questions that are new are within what a network may ask, and what was answered lately is free', async () => {
  const headers = fromNewIp()
  const ask = (key: string) => site.request({ url: urlOf(contract.products.list.path, { key }), headers })
  for (const key of [model, other.model]) expect((await ask(key)).statusCode).toBe(200)
  await db.run(sql`update budget set used = 1000000 where key like 'search %'`)
  expect([(await ask(`${model} new`)).statusCode, (await ask(model)).statusCode]).toEqual([429, 200])
})
