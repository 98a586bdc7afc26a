import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '../database/sql.ts'
import { aMember, aNewsGroup, aNewsItem, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { testDatabase } from '#testing/test-database.ts'

const db = await testDatabase()
const first = await testApp({ db, config: { pageCacheBytes: 8_000_000 } })
const second = await testApp({ db, config: { pageCacheBytes: 8_000_000 } })

const soon = { timeout: 1_000, interval: 20 }
const nonces = (body: string) => new Set([...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))

/** Changes a title without a notice: what still shows the old one comes from memory. */
const changeSilently = (id: number, title: string) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update news set title_en = ${title} where id = ${id}`)
  })

async function aKeptPage(titleEn: string) {
  const { id } = await aNewsItem(db, { titleEn })
  const url = to.newsArticle(id)
  const show = async (headers: Record<string, string> = {}, { request } = first) =>
    (await request({ url, headers })).body
  // The notice of what was just written may still be on its way and would empty the memory in the midst of a test.
  for (let pause = 20; !(await isKept(id, url, titleEn, pause)); pause *= 2)
    if (pause > 2_000) throw new Error('The page is not kept.')
  return { id, url, show, titleEn }
}

/** Starts afresh, and sees whether a change without a notice stays unseen. */
async function isKept(id: number, url: string, titleEn: string, pause: number) {
  await db.run(sql`update news set title_en = ${titleEn} where id = ${id}`)
  await sleep(pause)
  await first.request(url)
  await changeSilently(id, 'unseen')
  const kept = (await first.request(url)).body.includes(titleEn)
  await changeSilently(id, titleEn)
  return kept
}

describe('a page that all signed-out visitors share', () => {
  test('comes from memory, with a nonce of its own that the policy names', async () => {
    const { id, url, titleEn } = await aKeptPage('Kept once')
    await changeSilently(id, 'Nobody was notified')
    const answers = [await first.request(url), await first.request(url)]
    const seen = answers.map(({ body, headers }) => {
      expect(body).toContain(titleEn)
      const own = nonces(body)
      expect(own.size).toBeLessThanOrEqual(1)
      const [, policy] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
      for (const nonce of own) expect(nonce).toBe(policy)
      return policy
    })
    expect(new Set(seen).size).toBe(2)
  })

  test.each(['en-US', 'zh-CN'])('is kept for each language: %s', async (lang) => {
    const { show } = await aKeptPage('Title in English')
    expect(await show({ cookie: `lang=${lang}` })).toContain(`<html lang="${lang}">`)
  })

  test('shows a change within a second, in every process', async () => {
    const { id, show } = await aKeptPage('Before')
    await show({}, second)
    await db.run(sql`update news set title_en = 'After' where id = ${id}`)
    for (const site of [first, second]) await expect.poll(() => show({}, site), soon).toContain('After')
  })

  test('is given to members too once one of them has made theirs, and never to who says to be one', async () => {
    const { id, show } = await aKeptPage('For guests')
    const member = await aMember(db, { realname: 'Wang Wei' })
    const cookie = `token=${await aSession(db, member)}`
    await changeSilently(id, 'For members')
    for (const titled of ['Later', 'Later still']) {
      expect(await show({ cookie })).toMatch(/For members.*Wang Wei/s)
      await changeSilently(id, titled)
    }
    expect(await show({ cookie: 'token=invalid' })).toContain('Later still')
    expect(await show()).toContain('For guests')
    expect(await show()).not.toContain('Wang Wei')
  })

  test('names the configured address, whatever host a visitor asks for', async () => {
    const { url, show } = await aKeptPage('By address')
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const other = await show(evil)
    expect(other).toContain(`<link rel="canonical" href="${first.config.publicOrigin}${url}`)
    expect(other).not.toContain('evil.example')
    // One that is made for such a visitor first is kept for everybody.
    const { body } = await first.request({ url: `${url}&from=other`, headers: evil })
    expect(body).not.toContain('evil.example')
    expect(await show()).toContain('By address')
  })

  test('is compressed as the browser asks, and says what it depends on', async () => {
    const { url, titleEn } = await aKeptPage('Compressed')
    const gzip = await first.request({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'private, no-cache',
      vary: expect.stringMatching(/cookie.*accept-encoding/),
    })
    expect(gzip.headers['etag']).toBeUndefined()
    expect(gunzipSync(gzip.rawPayload).toString()).toContain(titleEn)
    for (const refused of ['identity', 'gzip;q=0', 'gzip;q=0.0, identity']) {
      const plain = await first.request({ url, headers: { 'accept-encoding': refused } })
      expect([plain.headers['content-encoding'], plain.body.includes(titleEn)]).toEqual([undefined, true])
    }
  })
})

test('pages of one visitor, errors and redirects are never kept', async () => {
  const { id: groupId } = await aNewsGroup(db)
  for (const url of [to.signIn(), to.inquiry(), to.news({ groupId, page: 'x' }), '/index', to.customerHome()])
    await first.request(url)
  const missing = to.newsArticle(1999999999)
  expect((await first.request(missing)).statusCode).toBe(404)
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      insert into news (id, code, group_id, picture_id, title_en, author_zh, author_en, published_at)
      overriding system value
      select 1999999999, 'late', ${groupId}, picture_id, 'Late', 'a', 'a', now() from news limit 1`)
  })
  expect((await first.request(missing)).statusCode).toBe(200)
})
