import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, anEnterprise } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db } = await testApp()
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )
const aBuyer = async () => as(await aMember(db))

describe('the search for a company', () => {
  test('finds it by a part of its name, the nearest first, with nothing that is not public', async () => {
    const mark = `Q${Date.now()}`
    const far = await anEnterprise(db, { name: `Trading ${mark} Holding` })
    const near = await anEnterprise(db, { name: `${mark} GmbH` })
    const { list, totalCount } = await (await aBuyer()).companies.enterpriseList({ key: mark.toLowerCase() })
    expect([list.map(({ id }) => id), totalCount]).toEqual([[near.id, far.id], 2])
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual([
      'city',
      'country',
      'enterpriseType',
      'id',
      'name',
      'province',
      'status',
    ])
  })

  test('lists nothing for less than two characters, and ten at most', async () => {
    const mark = `Z${Date.now()}`
    for (let index = 0; index < 12; index++) await anEnterprise(db, { name: `${mark} ${index}` })
    const buyer = await aBuyer()
    for (const key of ['', ' ', 'Z', '%', '_', '()'])
      expect(await buyer.companies.enterpriseList({ key }), key).toMatchObject({ list: [], totalCount: 0 })
    const found = await buyer.companies.enterpriseList({ key: mark, limit: 100 })
    expect([found.list.length, found.limit, found.totalCount]).toEqual([10, 10, 12])
    expect(await buyer.companies.enterpriseList({ key: mark, limit: 0 })).toMatchObject({ list: [], totalCount: 12 })
  })

  test('has a budget', async () => {
    const member = await aMember(db)
    await db.run(sql`insert into budget (key, window_start, used)
      values (${`enterprise search of ${member.id}`}, '-infinity', 120)`)
    expect(await refused((await as(member)).companies.enterpriseList({ key: 'plast' }))).toMatchObject({ status: 429 })
  })
})
