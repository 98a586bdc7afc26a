import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db, request } = await testApp()
const codes = (list: { code: string }[]) => list.map(({ code }) => code)

describe('help', () => {
  test('is there from the first day, in both languages, group by group', async () => {
    const list = await anonymous.articles.help({})
    expect(codes(list)).toEqual(
      expect.arrayContaining(['how-to-enquire', 'quote-states', 'delivery-terms', 'packing-table']),
    )
    expect(list.filter(({ title, titleEn, groupId }) => !title || !titleEn || !groupId)).toEqual([])
    const groups = list.map(({ groupId }) => groupId)
    expect(groups).toEqual([...new Set(groups)].flatMap((id) => groups.filter((each) => each === id)))
  })

  test.each(['Incoterms', '吨袋', 'BIG BAG'])('is searched in titles and texts: %s', async (key) => {
    const found = await anonymous.articles.help({ key })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan((await anonymous.articles.help({})).length)
  })

  test.each(['<strong>', 'class=', 'zebra crossing'])(
    'finds no mark-up and nothing that is not there: %s',
    async (key) => expect(await anonymous.articles.help({ key })).toEqual([]),
  )

  test('has a page for each answer; an unknown one is not found', async () => {
    const { body } = await request(to.help({ code: 'packing-table' }))
    expect(body).toContain('<td>24.75 MT</td>')
    expect((await request(to.help({ code: 'nothing-here' }))).statusCode).toBe(404)
    expect((await request(to.help({ code: "';--" }))).statusCode).toBe(404)
  })
})

test('the legal texts are one page with a place for every section, in both languages', async () => {
  for (const [lang, heading] of [
    ['en-US', 'Privacy notice'],
    ['zh-CN', '隐私政策'],
  ]) {
    const { body } = await request({ url: to.legal(), headers: { cookie: `lang=${lang}` } })
    expect(body).toContain(heading)
    const targets = [...body.matchAll(/<nav[^>]*>.*?<\/nav>/gs)]
      .flatMap(([nav]) => [...nav.matchAll(/href="#(s-[^"]+)"/g)])
      .map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter((id) => !body.includes(`id="${id}"`))).toEqual([])
  }
})

test('about us can be linked to at its contact', async () =>
  expect((await request(to.about())).body).toContain('id="contact-us"'))

test('every stored text is what the sanitiser would store', async () => {
  const rows = await db.many<{ body: string; bodyEn: string }>(
    sql`select body_zh as body, body_en as "bodyEn" from article`,
  )
  const texts = rows.flatMap(({ body, bodyEn }) => [body, bodyEn])
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => sanitiseHtml(text) !== text)).toEqual([])
})
