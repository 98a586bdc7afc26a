import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { constants, pageHeader } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { pages } from '#site/web/routes.ts'
import { aCase, aMember, aNewsItem, aRole, aSession } from '#testing/factories.ts'
import { anAgreement, aCompanyBuyer } from '#testing/prices.ts'
import { testApp } from '#testing/test-app.ts'
import { testDatabase } from '#testing/test-database.ts'
import { goodsForSale, yuan } from '#testing/trading.ts'

const db = await testDatabase()
const site = await testApp({ db, config: { pageCacheBytes: 32_000_000 } })
/** Every page of it is made for the one who asks. */
const apart = await testApp({ db, config: { pageCacheBytes: 0 } })

const product = await goodsForSale(db, { price: yuan(11_111) })
const { id: newsId } = await aNewsItem(db)
const { id: caseId } = await aCase(db)
const shop = await db.first<{ id: number }>(sql`select shop_id as id from product where id = ${product.id}`)
const shopId = shop?.id ?? 0

/** Where a page stands for one thing; any other is opened by its path. */
const things: Record<string, string> = {
  [to.product.path]: to.product(product.id),
  [to.mobileProduct.path]: to.mobileProduct(product.id),
  [to.compare.path]: to.compare({ ids: [product.id] }),
  [to.priceHistory.path]: `${to.priceHistory.path}?id=${product.id}`,
  [to.landed.path]: `${to.landed.path}?id=${product.id}`,
  [to.newsArticle.path]: to.newsArticle(newsId),
  [to.caseStudy.path]: to.caseStudy(caseId),
  [to.shop.path]: to.shop(shopId),
  [to.shopAbout.path]: to.shopAbout(shopId),
  [to.shopProducts.path]: to.shopProducts(shopId),
}

const named = async (realname: string, email: string, role?: string) => {
  const member = await aMember(db, { realname, email, ...(role && { role }) })
  return { token: await aSession(db, member), secrets: [realname, realname.split(' ').at(-1) ?? '', email] }
}
const { code: restricted } = await aRole(db, { permissions: ['order.cancel'] })
const buyer = await aCompanyBuyer(site)
await anAgreement(site, buyer.id, { productId: product.id, price: 8_765 })
await db.run(sql`
  update member set realname = 'Priscilla Ownprice', head_image = '/media/own/priscilla.webp'
  where id = ${buyer.member.id}`)

const priceShown = ['8,765', '"perTonneMinor":876500']
const visitors = [
  { token: '', secrets: [] },
  await named('Ada </script> & "Q" Lovelace', 'ada.private@example.com'),
  await named('王秘密', 'wang.private@example.com'),
  await named('Rosa Restricted', 'rosa.private@example.com', restricted),
  {
    token: await aSession(db, buyer.member),
    secrets: ['Priscilla', 'priscilla.webp', buyer.member.email, ...priceShown],
  },
]
await db.run(sql`update member set head_image = '/media/own/wang.webp' where email = 'wang.private@example.com'`)
visitors[2]?.secrets.push('wang.webp')

type Visitor = (typeof visitors)[number]

const ask = async ({ request }: typeof site, url: string, { token }: Visitor, part?: string) => {
  const { statusCode, rawPayload, headers } = await request({
    url,
    headers: {
      'accept-encoding': 'gzip',
      ...(token && { cookie: `${constants.tokenCookie}=${token}` }),
      ...(part && { [pageHeader]: part }),
    },
  })
  const body = (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
  return { statusCode, cacheControl: headers['cache-control'], body }
}

/** Without what differs from answer to answer. */
const compared = (body: string) =>
  body
    .replaceAll('\\u003c', '<')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/"formKey":"[^"]*"|name="key" value="[^"]*"/g, '')
    .replaceAll(/\b[A-Za-z0-9_-]{22}\b/g, '')

const secretsOfOthers = (visitor: Visitor, body: string) =>
  visitors.flatMap((other) => (other === visitor ? [] : other.secrets.filter((secret) => body.includes(secret))))

/** All at once, so that any of them may be the one for whom it is made. */
const askAll = (from: typeof site, url: string, part?: string) =>
  Promise.all(visitors.map((visitor) => ask(from, url, visitor, part)))

const addresses = (isShared: boolean) =>
  pages.flatMap(({ path, shared = false }) => (shared === isShared ? [things[path] ?? path] : []))

test('no page of one visitor shows anything of another', { timeout: 60_000 }, async () => {
  for (const url of addresses(false))
    for (const part of [undefined, 'root']) {
      const answers = await askAll(site, url, part)
      const wrong = answers.flatMap(({ body }, at) => secretsOfOthers(visitors[at] as Visitor, body))
      expect([url, part, wrong]).toEqual([url, part, []])
    }
})

test('a shared page, cold or warm, is the one that would be made for each alone', { timeout: 60_000 }, async () => {
  for (const url of addresses(true))
    for (const part of [undefined, 'root', 'page']) {
      const [cold, warm, alone] = [
        await askAll(site, url, part),
        await askAll(site, url, part),
        await askAll(apart, url, part),
      ]
      for (const [at, visitor] of visitors.entries())
        for (const kept of [cold[at], warm[at]]) {
          const same = compared(kept?.body ?? '') === compared(alone[at]?.body ?? '')
          const seen = [kept?.statusCode, kept?.cacheControl, secretsOfOthers(visitor, kept?.body ?? ''), same]
          const due = [200, alone[at]?.cacheControl, [], true]
          expect([url, part, visitor.secrets[0], ...seen]).toEqual([url, part, visitor.secrets[0], ...due])
        }
    }
})

test('members get a kept page, each with the own name, and whoever has prices of his own gets his page', async () => {
  const url = to.product(product.id)
  for (const visitor of visitors) await ask(site, url, visitor)
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update shop set name_en = 'Renamed unnoticed' where id = ${shopId}`)
  })
  const seen = await Promise.all(visitors.map((visitor) => ask(site, url, visitor)))
  expect(seen.map(({ body }) => body.includes('Renamed unnoticed'))).toEqual([false, false, false, false, true])
  expect(seen[1]?.body).toContain('Ada &lt;/script&gt; &amp; &quot;Q&quot; Lovelace</span>')
  expect(seen[2]?.body).toContain('src="/media/own/wang.webp"')
  expect(seen[4]?.body).toContain('8,765')
})
