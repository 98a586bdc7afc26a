import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { atDesk, aPerson, auditOf } from '#testing/back-office.ts'
import { contentCalls, contentExamples, contentNames, type ContentName } from '#testing/content.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db } = site
const editor = await aPerson(db, 'administrator')
const desk = await atDesk(site, editor)
const callsOf = (name: ContentName) => contentCalls(desk, name)

describe.each(contentNames)('%s', (name) => {
  const calls = callsOf(name)
  const make = async () => {
    const example: Record<string, unknown> = await contentExamples[name](db)
    const { id } = await calls.create(example)
    return { id, example, saved: await calls.info({ id }) }
  }
  const heading = ['news', 'cases', 'articles', 'banners'].includes(name) ? 'titleEn' : 'nameEn'

  test('keeps what the form sent, lists it and finds it by its words', async () => {
    const { id, example, saved } = await make()
    for (const [field, value] of Object.entries(example))
      if (!['certificates', 'publishedAt'].includes(field)) expect([field, saved[field]]).toEqual([field, value])
    const { list } = await calls.list({ search: String(example[heading]) })
    expect(list).toMatchObject([{ id, version: 1 }])
  })

  test('a change is a new version, and who comes late is told', async () => {
    const { id, saved } = await make()
    const { pictures: _, ...values } = saved
    await calls.update({ ...values, [heading]: 'Second' })
    expect(await calls.info({ id })).toMatchObject({ [heading]: 'Second', version: 2 })
    await expect(calls.update({ ...values, [heading]: 'Third' })).rejects.toMatchObject({
      code: 488401,
      data: { changedBy: editor.nameEn },
    })
  })

  test('an old version can be restored as a new one', async () => {
    const { id, example, saved } = await make()
    const { pictures: _, ...values } = saved
    await calls.update({ ...values, [heading]: 'Second' })
    const { list } = await calls.versions({ id })
    expect(list.map(({ version, operatorNameEn }) => [version, operatorNameEn])).toEqual([
      [2, editor.nameEn],
      [1, editor.nameEn],
    ])
    await calls.restore({ id, version: 2, wanted: 1 })
    expect(await calls.info({ id })).toMatchObject({ [heading]: example[heading], version: 3 })
    await expect(calls.restore({ id, version: 2, wanted: 1 })).rejects.toMatchObject({ code: 488401 })
  })

  test('what was removed comes back whole when it is undone', async () => {
    const { id, saved } = await make()
    const { changeId } = await calls.remove({ ids: [id] })
    await expect(calls.info({ id })).rejects.toMatchObject({ code: 48801 })
    await desk.audit.undo({ changeId })
    expect(await calls.info({ id })).toEqual({ ...saved, version: 2 })
    expect((await auditOf(db, auditNounOf[name], id)).map(({ action }) => action)).toEqual(['undo', 'delete', 'create'])
  })

  test('a change can be undone by whoever made it', async () => {
    const { id, example, saved } = await make()
    const { pictures: _, ...values } = saved
    const { changeId } = await calls.update({ ...values, [heading]: 'Second' })
    await desk.audit.undo({ changeId })
    expect(await calls.info({ id })).toMatchObject({ [heading]: example[heading], version: 3 })
  })
})

const auditNounOf = {
  news: 'news',
  cases: 'case',
  exhibitions: 'exhibition',
  articles: 'article',
  banners: 'banner',
  partnerLinks: 'partnerLink',
  groups: 'group',
  shops: 'shop',
}

test('one key makes one article', async () => {
  const example = await contentExamples.news(db)
  const idempotencyKey = crypto.randomUUID()
  const first = await desk.news.create(example, { idempotencyKey })
  expect(await desk.news.create(example, { idempotencyKey })).toEqual(first)
})

test('a code is used once', async () => {
  const example = await contentExamples.articles(db)
  await desk.articles.create(example)
  await expect(desk.articles.create(example)).rejects.toMatchObject({ fields: { code: 'This code is already used' } })
})

test('the code of a text stays, because links name it', async () => {
  const { id } = await desk.articles.create(await contentExamples.articles(db))
  const { pictures: _, ...saved } = await desk.articles.info({ id })
  await desk.articles.update({ ...saved, code: 'another' })
  expect(await desk.articles.info({ id })).toMatchObject({ code: saved['code'] })
})

test.each([
  ['news', { title: '', titleEn: '' }, 'title'],
  ['news', { groupId: '' }, 'groupId'],
  ['news', { groupId: 1_999_999 }, 'groupId'],
  ['news', { pictureId: '' }, 'pictureId'],
  ['news', { authorEn: '' }, 'authorEn'],
  ['exhibitions', { startDate: '2099-05-05' }, 'endDate'],
  ['exhibitions', { longitude: '121' }, 'latitude'],
  ['exhibitions', { descriptionEn: '<p> </p>' }, 'descriptionEn'],
  ['articles', { groupId: '' }, 'groupId'],
  ['banners', { url: 'javascript:alert(1)' }, 'url'],
  ['banners', { url: '//evil.example' }, 'url'],
  ['partnerLinks', { url: 'data:text/html,x' }, 'url'],
  ['shops', { staff: '0' }, 'staff'],
  ['shops', { email: 'nobody' }, 'email'],
] as const)('%s refuses %o at its field', async (name, change, field) => {
  const example = { ...(await contentExamples[name](db)), ...change }
  await expect(callsOf(name).create(example)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('rich text is sanitised on write, and a text of nothing is none', async () => {
  const example = await contentExamples.news(db)
  const body = '<p onclick="x()">安全<script>alert(1)</script><img src="https://evil.example/x.png"></p>'
  const { id } = await desk.news.create({ ...example, body, bodyEn: '<p><br></p>' })
  expect(await desk.news.info({ id })).toMatchObject({ body: '<p>安全</p>', bodyEn: null })
  const { list } = await desk.news.list({ missing: 'en', search: String(example['titleEn']) })
  expect(list).toMatchObject([{ id, missing: ['en'] }])
})

test('what others need is not removed', async () => {
  const example = await contentExamples.news(db)
  await desk.news.create(example)
  await expect(desk.groups.remove({ ids: [Number(example['groupId'])] })).rejects.toMatchObject({
    code: 488402,
    data: { inUse: String(example['groupId']) },
  })
  const about = await db.first<{ id: number }>(sql`select id from article where code = 'about-us'`)
  await expect(desk.articles.remove({ ids: [about?.id ?? 0] })).rejects.toMatchObject({ code: 488402 })
})

test('a case keeps its materials in their order', async () => {
  const made = await db.many<{ id: number }>(sql`
    insert into category (code, position, name_zh, name_en)
    select 'case-' || n, 9000 + n, '料' || n, 'Material ' || n from generate_series(1, 3) as n returning id`)
  const wanted = [2, 0, 1].map((at) => made[at]?.id ?? 0)
  const { id } = await desk.cases.create({ ...(await contentExamples.cases(db)), categoryIds: wanted })
  expect(await desk.cases.info({ id })).toMatchObject({ categoryIds: wanted, labelIds: [] })
})
