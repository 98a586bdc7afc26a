import { describe, expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { contentCalls, contentExamples, type ContentName } from '#testing/content.ts'
import { testApp } from '#testing/test-app.ts'
import { publishDue } from './publish-queries.ts'

// Pages are kept in memory, as they are in production.
const site = await testApp({ config: { pageCacheBytes: 8_000_000 } })
const { db, request, anonymous } = site
// On a first page that shows all it can.
await db.run(sql`update home_section set shown = true`)
const editor = await aPerson(db, 'administrator')
const desk = await atDesk(site, editor)
const cookie = `officeToken=${await aDeskSession(db, editor)}`

// Far below the minute that a page is kept for when nobody is told, and enough for a busy machine.
const soon = { timeout: 5_000, interval: 20 }
const inTheFuture = (ms: number) => new Date(Date.now() + ms).toISOString()
const pageOf = async (url: string, lang: string) => (await request({ url, headers: { cookie: `lang=${lang}` } })).body
const callsOf = (name: ContentName) => contentCalls(desk, name)

/** Where each noun is seen, and the field whose text is seen there. */
const places: Record<ContentName, { field: string; url(values: Record<string, unknown>): string }> = {
  news: { field: 'title', url: ({ id }) => to.newsArticle(String(id)) },
  cases: { field: 'title', url: ({ id }) => to.caseStudy(String(id)) },
  articles: { field: 'title', url: ({ code }) => to.help({ code: String(code) }) },
  exhibitions: { field: 'name', url: () => '/' },
  banners: { field: 'title', url: () => '/' },
  partnerLinks: { field: 'name', url: () => '/' },
  groups: { field: 'name', url: () => to.news() },
  shops: { field: 'name', url: ({ id }) => to.shopAbout(String(id)) },
}

describe.each(Object.entries(places) as [ContentName, (typeof places)[ContentName]][])('%s', (name, { field, url }) => {
  test('what is edited is on both public sites at once', async () => {
    const calls = callsOf(name)
    const { id } = await calls.create(await contentExamples[name](db))
    const { pictures: _, ...saved } = await calls.info({ id })
    const address = url(saved)
    await vi.waitFor(async () => expect(await pageOf(address, 'en-US')).toContain(String(saved[`${field}En`])), soon)
    const [zh, en] = [`改后${crypto.randomUUID()}`, `Edited ${crypto.randomUUID()}`]
    await calls.update({ ...saved, [field]: zh, [`${field}En`]: en })
    await vi.waitFor(async () => {
      expect(await pageOf(address, 'en-US')).toContain(en)
      expect(await pageOf(address, 'zh-CN')).toContain(zh)
    }, soon)
  })
})

describe.each(['news', 'cases', 'exhibitions', 'articles', 'banners'] as const)('the schedule of %s', (name) => {
  const { field, url } = places[name]
  const calls = callsOf(name)

  test('a draft is nowhere, and appears when it is published', async () => {
    const example = await contentExamples[name](db)
    const { id } = await calls.create({ ...example, publishedAt: null })
    const saved = await calls.info({ id })
    const title = String(saved[`${field}En`])
    const shows = async () => (await pageOf(url(saved), 'en-US')).includes(title)
    expect(await shows()).toBe(false)
    expect((await calls.list({ state: 'draft', search: title })).list).toMatchObject([{ id, state: 'draft' }])
    const { changeId } = await calls.publish({ ids: [id], shown: true })
    await vi.waitFor(async () => expect(await shows()).toBe(true), soon)
    await desk.audit.undo({ changeId })
    await vi.waitFor(async () => expect(await shows()).toBe(false), soon)
  })

  test('what becomes due is told to every process that keeps pages', async () => {
    await publishDue(db)
    const { id } = await calls.create({ ...(await contentExamples[name](db)), publishedAt: inTheFuture(1_000) })
    const saved = await calls.info({ id })
    const shows = async () => (await pageOf(url(saved), 'en-US')).includes(String(saved[`${field}En`]))
    expect(await shows()).toBe(false)
    // The job runs by the clock; here it is the test that does.
    await vi.waitFor(async () => {
      await publishDue(db)
      expect(await shows()).toBe(true)
    }, soon)
  })
})

test('the job tells once, and nothing while nothing is due', async () => {
  const told: string[] = []
  let stop: ReturnType<typeof db.listen> | undefined
  await new Promise<void>((resolve) => {
    stop = db.listen(
      'content',
      (payload) => told.push(payload),
      (now) => now && resolve(),
    )
  })
  await desk.news.create({ ...(await contentExamples.news(db)), publishedAt: inTheFuture(50) })
  await vi.waitFor(async () => {
    await publishDue(db)
    expect(told).toContain('due')
  }, soon)
  await publishDue(db)
  await db.run(sql`select pg_notify('content', 'end')`)
  await vi.waitFor(() => expect(told).toContain('end'), soon)
  expect(told.filter((payload) => payload === 'due')).toHaveLength(1)
  await stop?.()
})

test('a banner is taken down at its end', async () => {
  const { id } = await desk.banners.create({ ...(await contentExamples.banners(db)), endsAt: inTheFuture(1_000) })
  const shown = async () => (await anonymous.home.index()).banners.some((banner) => banner.id === id)
  expect(await shown()).toBe(true)
  await vi.waitFor(async () => expect(await shown()).toBe(false), soon)
  expect((await desk.banners.list({ state: 'ended' })).list).toMatchObject([{ id }])
})

describe('a preview', () => {
  const frame = (query: string, headers: Record<string, string> = { cookie }) =>
    request({ url: `${to.office.file.preview.path}?${query}`, headers })

  test('shows a draft as its public page would, in either language, and leaves nothing behind', async () => {
    const { id } = await desk.news.create({ ...(await contentExamples.news(db)), publishedAt: null })
    const saved = await desk.news.info({ id })
    const english = await frame(`noun=news&id=${id}&lang=en-US`)
    expect(english.body).toContain(`<h1>${String(saved['titleEn'])}</h1>`)
    expect(english.body).toContain('<meta name="robots" content="noindex">')
    expect(english.body).not.toContain('<script type="module"')
    expect(english.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(english.headers['cache-control']).toBe('private, no-store')
    expect((await frame(`noun=news&id=${id}&lang=zh-CN`)).body).toContain(`<h1>${String(saved['title'])}</h1>`)
    expect(await desk.news.info({ id })).toEqual(saved)
    await expect(anonymous.news.detail({ id })).rejects.toMatchObject({ code: 48801 })
  })

  test('shows what was typed to who typed it, while visitors see what is published', async () => {
    const { id } = await desk.news.create(await contentExamples.news(db))
    const { pictures: _, ...saved } = await desk.news.info({ id })
    await desk.news.keepDraft({ ...saved, titleEn: 'Not yet public' })
    const query = `noun=news&id=${id}&lang=en-US`
    expect((await frame(`${query}&draft=mine`)).body).toContain('<h1>Not yet public</h1>')
    expect((await frame(query)).body).toContain(`<h1>${String(saved['titleEn'])}</h1>`)
    expect(await pageOf(to.newsArticle(id), 'en-US')).toContain(String(saved['titleEn']))
    expect(await desk.news.info({ id })).toMatchObject({ titleEn: saved['titleEn'], version: 1 })
    expect(await desk.news.draft({ id })).toMatchObject({ basis: 1, saved: { titleEn: 'Not yet public' } })

    const other = await aPerson(db, 'administrator')
    const strange = { cookie: `officeToken=${await aDeskSession(db, other)}` }
    expect((await frame(`${query}&draft=mine`, strange)).body).not.toContain('Not yet public')
    expect(await (await atDesk(site, other)).news.draft({ id })).toBeNull()

    await desk.news.update({ ...saved, titleEn: 'Public at last' })
    expect(await desk.news.draft({ id })).toBeNull()
    expect((await anonymous.news.detail({ id })).titleEn).toBe('Public at last')
  })

  test('of nothing that was changed keeps nothing, and what was kept can be discarded', async () => {
    const { id } = await desk.news.create(await contentExamples.news(db))
    const { pictures: _, ...saved } = await desk.news.info({ id })
    await desk.news.keepDraft(saved)
    expect(await desk.news.draft({ id })).toBeNull()
    await desk.news.keepDraft({ ...saved, titleEn: 'Discarded' })
    await desk.news.dropDraft({ id })
    expect(await desk.news.draft({ id })).toBeNull()
  })

  test('is of the version that was changed: a change of somebody else meanwhile is noticed', async () => {
    const { id } = await desk.news.create(await contentExamples.news(db))
    const { pictures: _, ...saved } = await desk.news.info({ id })
    await desk.news.keepDraft({ ...saved, titleEn: 'Mine' })
    const other = await atDesk(site, await aPerson(db, 'administrator'))
    await other.news.update({ ...saved, author: '他人', authorEn: 'Theirs' })
    const form = async (more = '') =>
      (await request({ url: to.office.editOf('news', id) + more, headers: { cookie: `${cookie}; lang=en-US` } })).body
    expect(await form()).toMatch(/name="version" value="1"/)
    expect(await form()).toContain('value="Mine"')
    expect(await form('&asSaved=1')).toMatch(/name="version" value="2"/)
    await expect(desk.news.update({ ...saved, titleEn: 'Mine' })).rejects.toMatchObject({ code: 488401 })
    await desk.news.update({ ...saved, titleEn: 'Mine', version: 2, since: 1 })
    expect(await desk.news.info({ id })).toMatchObject({ titleEn: 'Mine', authorEn: 'Theirs' })
  })

  test('of something new makes a draft of it, with what was chosen still in the form', async () => {
    const form = new URLSearchParams({ intent: 'preview', when: 'published', key: crypto.randomUUID() })
    for (const [name, value] of Object.entries(await contentExamples.news(db))) form.set(name, String(value ?? ''))
    form.delete('publishedAt')
    const answer = await request({
      method: 'POST',
      url: to.office.editOf('news'),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: form.toString(),
    })
    expect(answer.statusCode).toBe(303)
    const id = Number(/[?&]id=(\d+)/.exec(String(answer.headers.location))?.[1])
    await expect(anonymous.news.detail({ id })).rejects.toMatchObject({ code: 48801 })
    expect(await desk.news.info({ id })).toMatchObject({ state: 'draft' })
    expect(await desk.news.draft({ id })).toMatchObject({ saved: { publishedAt: expect.any(String) } })
  })

  test('shows an older version without restoring it', async () => {
    const { id } = await desk.news.create(await contentExamples.news(db))
    const { pictures: _, ...first } = await desk.news.info({ id })
    await desk.news.update({ ...first, titleEn: 'Another title' })
    const { body } = await frame(`noun=news&id=${id}&version=1&lang=en-US`)
    expect(body).toContain(`<h1>${String(first['titleEn'])}</h1>`)
    expect(await desk.news.info({ id })).toMatchObject({ titleEn: 'Another title', version: 2 })
  })

  test('shows a banner that is not public yet on the home page', async () => {
    const example = await contentExamples.banners(db)
    const { id } = await desk.banners.create({ ...example, publishedAt: inTheFuture(1_000_000) })
    expect((await frame(`noun=banners&id=${id}&lang=en-US`)).body).toContain(String(example['titleEn']))
  })

  test('is for operators who may read content', async () => {
    const { id } = await desk.news.create(await contentExamples.news(db))
    const query = `noun=news&id=${id}&lang=en-US`
    expect((await frame(query, {})).statusCode).toBe(401)
    const seller = await aDeskSession(db, await aPerson(db, 'sales'))
    expect((await frame(query, { cookie: `officeToken=${seller}` })).statusCode).toBe(403)
    expect((await frame('noun=member&id=1&lang=en-US')).statusCode).toBe(400)
  })
})

describe('the home page', () => {
  const bands = async (lang: string) => {
    const answer = await request({ url: '/api/common/index', headers: { cookie: `lang=${lang}` } })
    return answer.json<{ data: { sections: string[] } }>().data.sections
  }

  test('shows the bands that editors chose, in their order, on each site', async () => {
    const before = await desk.homePage.info()
    const zh = before.zh.toReversed().map((band) => ({ ...band, shown: band.section !== 'news' }))
    const { changeId } = await desk.homePage.save({ ...before, zh })
    const shownOf = (all: typeof zh) => all.filter(({ shown }) => shown).map(({ section }) => section)
    expect(await bands('zh-CN')).toEqual(shownOf(zh))
    expect(await bands('en-US')).toEqual(shownOf(before.en))
    await expect(desk.homePage.save(before)).rejects.toMatchObject({ code: 488401 })
    await desk.audit.undo({ changeId })
    expect(await bands('zh-CN')).toEqual(shownOf(before.zh))
  })
})

describe('the settings of the sites', () => {
  test('are on every page at once, and an old version comes back', async () => {
    const { version, ...before } = await desk.site.info()
    const hotline = '400-123-4567'
    await desk.site.save({
      version,
      en: { ...before.en, socialLinks: [{ network: 'LinkedIn', url: 'https://www.linkedin.example/us' }] },
      zh: { ...before.zh, hotline, filingNumbers: 'ICP 1\nPolice 2' },
    })
    await vi.waitFor(async () => expect(await pageOf(to.news(), 'zh-CN')).toContain(hotline), soon)
    expect(await pageOf(to.news(), 'zh-CN')).toContain('ICP 1')
    expect(await pageOf(to.news(), 'en-US')).toContain('https://www.linkedin.example/us')
    const { list } = await desk.site.versions()
    expect(list).toHaveLength(2)
    await desk.site.restore({ version: version + 1, wanted: version })
    expect(await desk.site.info()).toEqual({ ...before, version: version + 2 })
  })

  test.each([
    ['hotline', 'call us'],
    ['email', 'nobody'],
    ['name', ''],
  ])('refuse %s “%s” at its field', async (field, value) => {
    const settings = await desk.site.info()
    await expect(desk.site.save({ ...settings, zh: { ...settings.zh, [field]: value } })).rejects.toMatchObject({
      fields: { [`zh.${field}`]: expect.any(String) },
    })
  })

  test('lead nowhere that runs', async () => {
    const settings = await desk.site.info()
    const socialLinks = [{ network: 'X', url: 'javascript:alert(1)' }]
    await expect(desk.site.save({ ...settings, en: { ...settings.en, socialLinks } })).rejects.toMatchObject({
      fields: { 'en.socialLinks.0.url': expect.any(String) },
    })
  })
})
