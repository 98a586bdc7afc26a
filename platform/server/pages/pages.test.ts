import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aMember, aNewsItem, aRole, aSession, password } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { request, db } = await testApp()
const member = await aMember(db)
const token = await aSession(db, member)
const article = await aNewsItem(db)

const visit = (url: string, cookie = '') => request({ method: 'GET', url, headers: { cookie } })
const langOf = (body: string) => /<html lang="([^"]*)"/.exec(body)?.[1]

describe('the language of a page', () => {
  test.each([
    ['', 'en-US'],
    ['lang=en-US', 'en-US'],
    ['lang=zh-CN', 'zh-CN'],
    ['other=1; lang=zh-CN', 'zh-CN'],
  ])('with the cookies %j is %s', async (cookie, locale) => {
    const page = await visit(to.news(), cookie)
    expect(page.statusCode).toBe(200)
    expect(langOf(page.body)).toBe(locale)
    expect(page.headers).toMatchObject({ 'content-language': locale, vary: expect.stringContaining('cookie') })
  })

  test.each(['fr-FR', 'zh', 'EN-us', '../../etc', '<script>', '__proto__'])(
    'cannot be %s: the page is not found',
    async (lang) => {
      const page = await visit(to.home(), `lang=${encodeURIComponent(lang)}`)
      expect(page.statusCode).toBe(404)
      expect(page.body).toContain('This page could not be found')
      expect(langOf(page.body)).toBe('en-US')
    },
  )

  test('follows the host where each language has its own, and the cookie before that', async () => {
    const sites = { 'zh-CN': 'https://cn.example', 'en-US': 'https://en.example' }
    const two = await testApp({ config: { sites } })
    const at = async (host: string, cookie = '') =>
      langOf((await two.request({ method: 'GET', url: to.news(), headers: { host, cookie } })).body)
    expect(await at('cn.example')).toBe('zh-CN')
    expect(await at('en.example')).toBe('en-US')
    expect(await at('other.example')).toBe('en-US')
    expect(await at('cn.example', 'lang=en-US')).toBe('en-US')
    const url = `${to.search({ key: 'PP' })}&utm_source=mail`
    const { body } = await two.request({ method: 'GET', url, headers: { host: 'cn.example' } })
    expect(body).toContain('<link rel="alternate" hreflang="en-US" href="https://en.example/product/search?key=PP">')
  })
})

describe('a page that is not there', () => {
  test.each([
    '/no/such/page',
    to.lost(),
    to.newsArticle(2000000000),
    to.newsArticle('abc'),
    to.newsArticle.path,
    `${to.newsArticle.path}?id=1&id=2`,
  ])('%s is answered with 404 in HTML', async (url) => {
    const page = await visit(url)
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('Go Home')
    // Who came by an old link can search from here.
    expect(page.body).toMatch(/<form[^>]* action="\/product\/search"/)
    expect(page.body).toContain('<meta name="robots" content="noindex">')
  })

  test('an old link that names an article leads to it, and one that names none is lost', async () => {
    const { id } = article
    const { statusCode, headers } = await visit(to.lost({ id }))
    expect([statusCode, headers['location']]).toEqual([302, to.newsArticle(id)])
    expect((await visit(to.lost({ id: 2_000_000_000 }))).statusCode).toBe(404)
  })

  test.each(['/index', '/idnex'])('%s leads home', async (url) => {
    const { statusCode, headers } = await visit(url)
    expect([statusCode, headers['location']]).toEqual([301, '/'])
  })
})

test.each([
  `${to.home()}?page=abc`,
  to.news({ page: '-1', limit: 1000000 }),
  `${to.news()}?page=2&page=3`,
  to.news({ limit: 0 }),
  to.news({ groupId: 'x' }),
  `${to.news()}?groupId=1'--`,
  to.news({ page: '\0' }),
  `${to.news()}?__proto__=1`,
])('the query of %s falls back to what is sensible', async (url) => expect((await visit(url)).statusCode).toBe(200))

describe('a members page', () => {
  test('sends a visitor to sign in, and knows where to come back to', async () => {
    const { statusCode, headers } = await visit(to.letters({ page: 2 }))
    expect(statusCode).toBe(302)
    expect(headers['location']).toBe(to.signIn(to.letters({ page: 2 })))
  })

  test('sends a visitor with a dead token to sign in', async () => {
    expect((await visit(to.customerHome(), 'token=dead')).headers['location']).toMatch(/^\/auth\/login/)
  })

  test('is shown to a member, and stored nowhere', async () => {
    const page = await visit(to.customerHome(), `token=${token}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.body).toContain(member.realname)
    expect(page.body).not.toContain(token)
  })

  test('that the menu does not list is not found', async () => {
    const role = await aRole(db, { urls: [] })
    const limited = await aSession(db, await aMember(db, { role: role.code }))
    const { statusCode, headers } = await visit(to.letters(), `token=${limited}`)
    expect([statusCode, headers['location']]).toEqual([302, to.lost()])
    expect((await visit(to.customerHome(), `token=${limited}`)).statusCode).toBe(200)
  })
})

test.each([to.signIn(), to.findPassword(), to.register()])('%s sends a member home', async (url) => {
  const { statusCode, headers } = await visit(url, `token=${token}`)
  expect([statusCode, headers['location']]).toEqual([302, to.customerHome()])
})

test('a public page may be stored by its browser alone, but is asked for again; shown to a member it is stored nowhere', async () => {
  expect((await visit(to.news())).headers['cache-control']).toBe('private, no-cache')
  expect((await visit(to.news(), `token=${token}`)).headers['cache-control']).toBe('private, no-store')
})

describe('a form', () => {
  const own = { host: 'site.example', origin: 'http://site.example' }
  const post = (
    headers: Record<string, string>,
    payload = `account=${member.email}&password=${encodeURIComponent(password)}`,
    url = to.signIn(),
  ) =>
    request({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('of this site is taken', async () => {
    const { statusCode, headers } = await post(own)
    expect(statusCode).toBe(303)
    expect(String(headers['set-cookie'])).toMatch(/token=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax/)
  })

  test('of this site is taken from a browser that sends no origin', async () =>
    expect((await post({ host: 'site.example', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303))

  test.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'https://site.example' }],
    [{ origin: 'http://site.example.evil' }],
    [{ origin: 'http://site.example:8080' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('from elsewhere (%j) is refused', async (headers) => {
    const answer = await post({ host: 'site.example', ...headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  test('that is refused comes back with what was typed, but for the password', async () => {
    const page = await post(own, 'account=someone%40example.com&password=wrong-one')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('The account or password is incorrect')
    expect(page.body).toContain('value="someone@example.com"')
    expect(page.body).not.toContain('wrong-one')
  })

  test.each([
    ['application/json', '{"account":"a"}'],
    ['text/plain', 'account=a'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('of the type %s is refused as a type', async (type, payload) => {
    const { statusCode } = await post({ ...own, 'content-type': type }, payload)
    expect(statusCode).toBe(415)
  })

  test('to a page without one is refused, not failed', async () => {
    expect((await post(own, 'a=1', to.news())).statusCode).toBe(405)
    expect((await post(own, 'a=1', '/no/such/page')).statusCode).toBe(404)
  })
})

test.each(['a b', 'a/b', '<script>', 'a@b', 'a:99999', '\u00ff', ''])(
  'a host header that is none (%j) is no failure',
  async (host) => {
    const { statusCode, body } = await request({ method: 'GET', url: to.news(), headers: { host } })
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toContain('<script>')
  },
)

test('an address of two slashes is a path of this site', async () => {
  const { body, statusCode } = await visit('//evil.example/news')
  expect(statusCode).toBe(404)
  expect(body).not.toContain('http://evil.example')
})

describe('what data says', () => {
  test('cannot end the script it travels in, nor become markup', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { id } = await aNewsItem(db, { titleEn: evil, title: evil })
    for (const url of [to.newsArticle(id), to.news()]) {
      const { body } = await visit(url)
      expect(body).not.toContain('<script>alert')
      expect(body).not.toContain('<img src=x')
    }
  })

  test('is shown in the other language, marked as such, when one is missing', async () => {
    const { id } = await aNewsItem(db, { title: '只有中文', titleEn: null, body: '<p>正文</p>', bodyEn: null })
    const { body } = await visit(to.newsArticle(id))
    expect(body).toMatch(/lang="zh-CN"[^>]*>只有中文/)
    expect(await visit(to.news()).then((page) => page.body)).toContain('只有中文')
  })

  test('is in the page before any script', async () => {
    const { body } = await visit(to.newsArticle(article.id))
    const markup = body.slice(0, body.indexOf('<script type="application/json"'))
    expect(markup).toContain(article.titleEn)
  })
})
