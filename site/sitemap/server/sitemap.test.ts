import { describe, expect, test } from 'vitest'
import { aProduct } from '#testing/catalogue.ts'
import { aNewsItem } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const sites = { 'zh-CN': 'https://zh.polyharbor.example', 'en-US': 'https://en.polyharbor.example' }
const two = await testApp({ config: { sites } })
const one = await testApp({ config: { publicOrigin: 'https://polyharbor.example', apiBase: '/rest' } })

const text = async ({ request }: typeof one, url: string, host = 'en.polyharbor.example') =>
  (await request({ url, headers: { host } })).body

describe('robots.txt', () => {
  test('keeps crawlers out of what is private or made on demand, and names the sitemap', async () => {
    const lines = (await text(one, '/robots.txt')).split('\n')
    for (const path of ['/rest/', '/customer/', '/trade/', '/auth/']) expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Sitemap: https://polyharbor.example/sitemap.xml')
  })

  test('names the sitemap of the site that was asked', async () => {
    expect(await text(two, '/robots.txt', 'zh.polyharbor.example')).toContain(`${sites['zh-CN']}/sitemap.xml`)
  })
})

describe('the sitemap', () => {
  test('is an index whose files all answer', async () => {
    await aProduct(one.db)
    const index = await one.request('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const files = [...index.body.matchAll(/<loc>https:\/\/polyharbor\.example(.+?)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    expect(files).toContain('/sitemap/products-1.xml')
    for (const file of files) expect((await one.request(file)).body, file).toContain('<urlset')
  })

  test('has what is published, with its date, and nothing else', async () => {
    const [shown, draft] = [await aProduct(one.db), await aProduct(one.db, { status: 'draft' })]
    const tomorrow = await aNewsItem(one.db, { publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
    const products = await text(one, '/sitemap/products-1.xml')
    expect(products).toMatch(new RegExp(`/product/detail\\?id=${shown.id}</loc><lastmod>\\d{4}-[^<]+Z</lastmod>`))
    expect(products).not.toContain(`id=${draft.id}<`)
    expect(await text(one, '/sitemap/news.xml')).not.toContain(`id=${tomorrow.id}<`)
  })

  test('dates every file that lists something dated, and has the answers of the help centre', async () => {
    await aNewsItem(one.db)
    const index = await text(one, '/sitemap.xml')
    expect(index).toMatch(/\/sitemap\/news\.xml<\/loc><lastmod>\d{4}-[^<]+Z<\/lastmod>/)
    expect(await text(one, '/sitemap/help.xml')).toMatch(/\/helpCenter\?code=packing-table<\/loc><lastmod>\d{4}-/)
  })

  test('names the other language only where that has a site of its own', async () => {
    const { id } = await aProduct(two.db)
    const file = await text(two, '/sitemap/products-1.xml', 'zh.polyharbor.example')
    expect(file).toContain(`<loc>${sites['zh-CN']}/product/detail?id=${id}</loc>`)
    expect(file).toContain(`hreflang="x-default" href="${sites['en-US']}/product/detail?id=${id}"`)
    expect(file).toContain(`hreflang="en-US" href="${sites['en-US']}/product/detail?id=${id}"`)
    expect(await text(one, '/sitemap/pages.xml')).not.toContain('hreflang')
  })

  test.each([
    '/sitemap/secrets.xml',
    '/sitemap/products-0.xml',
    '/sitemap/products-9999999.xml',
    '/sitemap/constructor.xml',
  ])('has no file %s', async (url) => expect((await one.request(url)).statusCode).toBe(404))
})
