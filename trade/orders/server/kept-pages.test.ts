import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { aShop } from '#testing/catalogue.ts'
import { aNewsItem } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, aLot, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp({ config: { pageCacheBytes: 16_000_000 } })
const { db, request } = site

const soon = { timeout: 2_000, interval: 20 }
const buyer = await aBuyer(site)
const [shopId, otherShopId] = [await aShop(db), await aShop(db)]
const [bought, other] = [
  await goodsForSale(db, { shopId, stockKg: 40_000 }),
  await goodsForSale(db, { shopId: otherShopId }),
]
const { id: newsId } = await aNewsItem(db)

const urls = {
  'its page': to.product(bought.id),
  'its page for apps': to.mobileProduct(bought.id),
  'a list with it': `${to.search()}?key=${bought.model}`,
  'its comparison': to.compare({ ids: [bought.id, other.id] }),
  'the shop': to.shop(shopId),
  'another page': to.product(other.id),
  'another list': `${to.search()}?key=${other.model}`,
  'another shop': to.shop(otherShopId),
  'the shop itself': to.shopAbout(shopId),
  news: to.news(),
  article: to.newsArticle(newsId),
  help: to.help(),
}
type Name = keyof typeof urls
const names = Object.keys(urls) as Name[]

let lines = 0
/** Writes another number at the top of every page without a notice: pages that show it were made since. */
async function marked(): Promise<string> {
  const hotline = `0574-${String(++lines).padStart(8, '0')}`
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update site set hotline = ${hotline}`)
    await tx.run(sql`update site_state set version = version + 1`)
  })
  return hotline
}

const shows = async (name: Name, text: string) => (await request(urls[name])).body.includes(text)

/** All pages are kept, and no notice is on its way. */
async function keepAll() {
  const hotline = await marked()
  await db.run(sql`select pg_notify('content', 'all')`)
  await expect.poll(() => shows('help', hotline), soon).toBe(true)
  for (const name of names) expect([name, await shows(name, hotline)]).toEqual([name, true])
}

/** The pages that were made anew by the change, once the first of them is. */
async function madeAnew(first: Name, change: () => Promise<unknown>): Promise<Name[]> {
  await keepAll()
  const hotline = await marked()
  await change()
  await expect.poll(() => shows(first, hotline), soon).toBe(true)
  const anew = await Promise.all(names.map((name) => shows(name, hotline)))
  return names.filter((_, at) => anew[at])
}

const showingIt: Name[] = ['its page', 'its page for apps', 'a list with it', 'its comparison', 'the shop']

test('an order makes anew the pages that show its goods and no others', async () => {
  const order = () => placeOrder(buyer, [{ productId: bought.id, quantity: 1_000 }])
  expect(await madeAnew('its page', order)).toEqual(showingIt)
  expect(await shows('its page', '"stockKg":39000')).toBe(true)
})

test('an order of a lot makes anew the pages of its product', async () => {
  const { id: lotId } = await aLot(db, bought.id, { kilograms: 1_000 })
  const order = () => placeOrder(buyer, [{ productId: bought.id, lotId, quantity: 1_000 }])
  expect(await madeAnew('its page', order)).toEqual(showingIt)
})

test('stock that comes back is seen at once', async () => {
  const { id } = await placeOrder(buyer, [{ productId: bought.id, quantity: 2_000 }])
  expect(await madeAnew('its page', () => buyer.api.orders.cancel({ id }))).toEqual(showingIt)
})

test('a change of anything else of a product makes all pages anew', async () => {
  const change = async () => {
    await db.run(sql`update product set price_per_tonne = 1234500 where id = ${other.id}`)
    await db.transaction((tx) => indexProducts(tx, [other.id]))
  }
  expect(await madeAnew('another page', change)).toEqual(names)
  await expect.poll(() => shows('another page', '12,345'), soon).toBe(true)
  const both = () =>
    db.run(sql`update product set stock_kg = stock_kg - 25, is_new = not is_new where id = ${other.id}`)
  expect(await madeAnew('another page', both)).toEqual(names)
})

test('what is written or changed of many goods at once makes all pages anew', async () => {
  expect(await madeAnew('help', () => aLot(db, other.id))).toEqual(names)
  await db.run(sql`
    insert into lot (product_id, code, kilograms, stock_kg, note_zh, note_en, tested_on)
    select ${other.id}, 'MANY-' || number, 10, 10, '', '', current_date from generate_series(1, 60) number`)
  const change = () => db.run(sql`update lot set stock_kg = stock_kg - 1 where code like 'MANY-%'`)
  expect(await madeAnew('help', change)).toEqual(names)
})

test('a comment makes anew the pages of its goods and of their shop', async () => {
  const { id } = await placeOrder(buyer, [{ productId: bought.id, quantity: 1_000 }])
  const line = await db.first<{ id: number }>(sql`select id from order_line where order_id = ${id}`)
  const write = () =>
    db.run(sql`
      insert into order_comment (order_id, line_id, member_id, score, content)
      values (${id}, ${line?.id ?? 0}, ${buyer.member.id}, 5, 'Arrived dry.')`)
  expect(await madeAnew('its page', write)).toEqual(showingIt)
  const answer = () => db.run(sql`update order_comment set answer = 'Thank you.' where line_id = ${line?.id ?? 0}`)
  expect(await madeAnew('its page', answer)).toEqual(showingIt)
})

test('each answer of a kept page of a product names its form anew, in the page and in its data', async () => {
  await keepAll()
  const hotline = await marked()
  const keys = await Promise.all(
    ['its page', 'its page', 'its page for apps'].map(async (name) => {
      const { body } = await request(urls[name as Name])
      expect(body.includes(hotline)).toBe(false)
      const [, key = ''] = /name="key" value="([^" ]{20,}) "/.exec(body) ?? []
      expect(body.includes(`"formKey":"${key}"`)).toBe(true)
      return key
    }),
  )
  expect(new Set(keys).size).toBe(3)
})
