import { expect, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { pageHeader } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { aMember, aNewsItem, aSession, password } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import type { PageAnswer } from '#platform/web/visit.ts'

const { request, db } = await testApp({ config: { pageCacheBytes: 8_000_000 } })
const member = await aMember(db)
const token = await aSession(db, member)
const article = await aNewsItem(db, { titleEn: 'Data of an article' })

const ask = (url: string, headers: Record<string, string> = {}, part = 'root') =>
  request({ url, headers: { [pageHeader]: part, ...headers } })
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request({
    method: 'POST',
    url,
    headers: {
      [pageHeader]: 'root',
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost',
      host: 'localhost',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })

test('the address of a page answers its data in one answer that no cache keeps', async () => {
  const { statusCode, headers, json } = await ask(to.newsArticle(article.id))
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: expect.stringContaining(pageHeader),
  })
  const { view } = json<PageAnswer>()
  expect(view).toMatchObject({ title: 'Data of an article', root: { member: null } })
})

test('a document is never taken for data, nor data for a document', async () => {
  const url = to.newsArticle(article.id)
  for (const part of [undefined, 'root', 'page', undefined, 'page']) {
    const { headers } = part ? await ask(url, {}, part) : await request(url)
    expect(headers['content-type']).toContain(part ? 'application/json' : 'text/html')
    expect(headers['vary']).toContain(pageHeader)
  }
  const packed = await ask(url, { 'accept-encoding': 'gzip' }, 'page')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toMatchObject({ view: { title: 'Data of an article' } })
})

test('a frame that stays is not asked for again', async () => {
  const keysOf = async (part: string) =>
    Object.keys((await ask(to.customerHome(), { cookie: `token=${token}` }, part)).json<PageAnswer>().view ?? {})
  expect(await keysOf('root')).toEqual(expect.arrayContaining(['root', 'layout']))
  expect(await keysOf('layout')).toContain('layout')
  expect(await keysOf('layout')).not.toContain('root')
  expect(await keysOf('page')).not.toContain('layout')
  expect(await keysOf('nonsense')).toEqual(await keysOf('root'))
})

test('what one visitor is shown is never shown to another', async () => {
  const own = (await ask(to.news(), { cookie: `token=${token}` })).json<PageAnswer>()
  expect(own.view?.root?.member).toMatchObject({ id: member.id })
  expect((await ask(to.news())).json<PageAnswer>().view?.root?.member).toBeNull()
})

test('guards and redirects are said, for the browser to follow', async () => {
  const { statusCode, headers, json } = await ask(to.customerHome())
  expect(statusCode).toBe(200)
  expect(headers['location']).toBeUndefined()
  expect(headers['cache-control']).toContain('no-store')
  expect(json()).toEqual({ redirect: { to: to.signIn(to.customerHome()), document: false } })
})

test('a page that is not there has the status of its document', async () => {
  const { statusCode, json } = await ask(to.newsArticle(2000000000))
  expect(statusCode).toBe(404)
  expect(json<PageAnswer>().view?.error).toMatchObject({ status: 404 })
})

test('a form is sent to its page: the answer signs in and asks for a new document', async () => {
  const { email } = member
  const answer = await post(to.signIn(), { account: email ?? '', password })
  expect(answer.json()).toEqual({ redirect: { to: to.customerHome(), document: true } })
  expect(String(answer.headers['set-cookie'])).toContain('token=')
  const refused = await post(to.signIn(), { account: email ?? '', password: 'not it' })
  expect(refused.json<PageAnswer>().view?.action).toMatchObject({ refused: { message: expect.any(String) } })
  expect(refused.body).not.toContain('not it')
})

test('a form of another site is refused, whatever it asks for', async () => {
  const { statusCode } = await post(to.signIn(), { account: 'a', password }, { origin: 'https://evil.example' })
  expect(statusCode).toBe(403)
})
