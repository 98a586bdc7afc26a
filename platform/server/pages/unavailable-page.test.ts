import { describe, expect, test } from 'vitest'
import { pageHeader } from '#platform/contract/constants.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { testApp } from '#testing/test-app.ts'

const away = brokenDatabase('connect ECONNREFUSED', 'ECONNREFUSED')
const outage = await testApp({ db: away })
const overloaded = await testApp({ db: { ...away, isBusy: () => true } })
const starting = await testApp({ db: away, health: { ready: false, draining: false } })
const pages = [to.news(), to.product(1), to.customerHome(), to.signIn(), to.office.desk()]
const cookie = `token=any; ${operatorToken.cookie}=any; lang=zh-CN`

describe.each([
  ['without its database', outage],
  ['overloaded', overloaded],
  ['not ready yet', starting],
])('a site %s', (_, { request }) => {
  test.each(pages)('answers %s with a page in both languages that says when to come again', async (url) => {
    const { statusCode, headers, body } = await request({ method: 'GET', url, headers: { cookie } })
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
    })
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(body).toContain(`<style nonce="${nonce}">`)
    expect(body).toContain('<h1>')
    for (const sentence of ['The site is busy', 'Try again', '网站繁忙', '重试']) expect(body).toContain(sentence)
  })

  test('keeps the envelope for calls and for parts of pages', async () => {
    const call = await request('/api/common/news/list')
    expect(call.json()).toMatchObject({ code: 503 })
    const part = await request({ method: 'GET', url: to.news(), headers: { [pageHeader]: 'page' } })
    expect([part.statusCode, part.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8'])
  })
})

test('puts the language of the visitor first', async () => {
  const read = async (lang: string) =>
    (await outage.request({ method: 'GET', url: to.customerHome(), headers: { cookie: `token=a; lang=${lang}` } })).body
  expect(await read('zh-CN')).toMatch(/lang="zh-CN".*<h1>网站繁忙<\/h1>.*<h2>The site is busy<\/h2>/)
  expect(await read('en-US')).toMatch(/lang="en-US".*<h1>The site is busy<\/h1>.*<h2>网站繁忙<\/h2>/)
})
