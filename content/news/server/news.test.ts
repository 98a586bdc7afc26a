import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aNewsGroup, aNewsItem } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db } = await testApp()
let year = 2000

async function articles(count: number) {
  const { id: groupId } = await aNewsGroup(db)
  // A year of their own, because neighbours are the nearest in time of all groups.
  const from = year++
  const day = (n: number) => new Date(Date.UTC(from, 0, n)).toISOString()
  const made = []
  for (let n = 1; n <= count; n++) made.push(await aNewsItem(db, { groupId, publishedAt: day(n) }))
  return { groupId, ids: made.map(({ id }) => id) }
}

describe('the list of news', () => {
  test('has the newest first, page by page, of one group when asked', async () => {
    const { groupId, ids } = await articles(5)
    const page = (n: number) => anonymous.news.list({ groupId, page: n, limit: 2 })
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ list }) => list.map(({ id }) => id))).toEqual([
      [ids[4], ids[3]],
      [ids[2], ids[1]],
      [ids[0]],
      [],
    ])
    for (const { totalCount } of pages) expect(totalCount).toBe(5)
  })

  test('with limit=0 is empty with the true total; a huge limit is refused', async () => {
    const { groupId } = await articles(3)
    expect(await anonymous.news.list({ groupId, limit: 0 })).toEqual({ list: [], totalCount: 3, page: 1, limit: 0 })
    await expect(anonymous.news.list({ groupId, limit: 1_000_000 })).rejects.toMatchObject({ code: 40400 })
  })

  test('holds nothing that is not published yet', async () => {
    const { groupId, ids } = await articles(1)
    const tomorrow = await aNewsItem(db, { groupId, publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
    const { list, totalCount } = await anonymous.news.list({ groupId })
    expect([list.map(({ id }) => id), totalCount]).toEqual([ids, 1])
    await expect(anonymous.news.detail({ id: tomorrow.id })).rejects.toMatchObject({ status: 200, code: 48801 })
  })

  test('holds an article that lacks one of the languages', async () => {
    const { groupId } = await articles(0)
    await aNewsItem(db, { groupId, titleEn: null })
    expect((await anonymous.news.list({ groupId })).list).toMatchObject([{ titleEn: null, title: expect.any(String) }])
  })
})

describe('an article', () => {
  test('knows the next older and the next newer one', async () => {
    const [older, middle, newer] = (await articles(3)).ids as [number, number, number]
    const { previous, next } = await anonymous.news.detail({ id: middle })
    expect([previous?.id, next?.id]).toEqual([older, newer])
  })

  test('is never its own neighbour, however fine the clock', async () => {
    const { ids } = await articles(1)
    await db.run(sql`update news set published_at = '1999-05-05 05:05:05.123456+00' where id = ${ids[0]}`)
    const { previous, next } = await anonymous.news.detail({ id: ids[0] ?? 0 })
    expect([previous?.id, next?.id]).not.toContain(ids[0])
  })

  test('is told apart from others of the same instant', async () => {
    const { groupId } = await aNewsGroup(db).then(({ id }) => ({ groupId: id }))
    const at = '1998-01-01T00:00:00.000Z'
    const twins = [await aNewsItem(db, { groupId, publishedAt: at }), await aNewsItem(db, { groupId, publishedAt: at })]
    const [first, second] = twins.map(({ id }) => id)
    expect((await anonymous.news.detail({ id: first ?? 0 })).next?.id).toBe(second)
    expect((await anonymous.news.detail({ id: second ?? 0 })).previous?.id).toBe(first)
  })

  test('names others of its group, not itself', async () => {
    const { ids } = await articles(5)
    const { related } = await anonymous.news.detail({ id: ids[0] ?? 0 })
    expect(related.map(({ id }) => id)).toEqual([ids[4], ids[3], ids[2]])
  })
})

test('an old link finds its article by id, as a list of one', async () => {
  const { ids } = await articles(1)
  expect(await anonymous.news.works({ id: ids[0] ?? 0 })).toMatchObject([{ id: ids[0] }])
  await expect(anonymous.news.works({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 48801 })
})
