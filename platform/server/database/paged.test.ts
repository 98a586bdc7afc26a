import { describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import { paged } from './paged.ts'
import { sql } from './sql.ts'

const db = await testDatabase()
const numbers = (from: number, to: number) =>
  paged<{ n: number }>(
    db,
    { page: from, limit: to },
    sql`select n from generate_series(1, ${25}) n order by n`,
    sql`select count(*) from generate_series(1, ${25}) n`,
  )

describe('a page of 25 rows', () => {
  test.each([
    [1, 10, 1, 10],
    [3, 10, 21, 25],
    [2, 24, 25, 25],
  ])('page %i by %i is %i to %i', async (page, limit, first, last) => {
    const { list, ...rest } = await numbers(page, limit)
    expect([list.at(0)?.n, list.at(-1)?.n]).toEqual([first, last])
    expect(rest).toEqual({ totalCount: 25, page, limit })
  })

  test('beyond the end is empty with the true total', async () =>
    expect(await numbers(4, 10)).toEqual({ list: [], totalCount: 25, page: 4, limit: 10 }))

  test('with limit 0 is empty with the true total', async () =>
    expect(await numbers(1, 0)).toEqual({ list: [], totalCount: 25, page: 1, limit: 0 }))
})
