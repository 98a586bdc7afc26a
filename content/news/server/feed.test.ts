import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aNewsItem } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { request, db, config } = await testApp()
const feed = async (lang: string) => (await request(to.file.newsFeed(lang))).body

test('the feed is in the language asked for, with whole addresses and no mark-up of the text', async () => {
  const { id } = await aNewsItem(db, { title: '熔指 <5> & 更多\u0007', titleEn: 'Flow <5> & more' })
  const english = await request(to.file.newsFeed('en-US'))
  expect(english.headers['content-type']).toContain('application/rss+xml')
  expect(english.body).toContain('<title>Flow &lt;5&gt; &amp; more</title>')
  expect(english.body).toContain(`<link>${config.publicOrigin}/news/detail?id=${id}</link>`)
  expect(await feed('zh-CN')).toContain('<title>熔指 &lt;5&gt; &amp; 更多</title>')
})

test('an article without one of the languages is in both feeds', async () => {
  await aNewsItem(db, { title: '只有中文', titleEn: null })
  expect(await feed('en-US')).toContain('<title>只有中文</title>')
})

test('an unknown language is answered in that of the site', async () =>
  expect(await feed('fr')).toContain('<language>en-US</language>'))
