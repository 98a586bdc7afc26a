import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Paging, pageOf } from './paging.ts'

test('a list starts at page 1 with 10 entries', () => expect(v.parse(Paging, {})).toEqual({ page: 1, limit: 10 }))

test('limit=0 asks for the count alone', () => expect(v.parse(Paging, { limit: '0' }).limit).toBe(0))

test.each([
  { limit: 101 },
  { limit: -1 },
  { limit: 1e9 },
  { limit: '10; drop table member' },
  { page: 0 },
  { page: -1 },
  { page: 100_001 },
  { page: [1, 2] },
])('%j is refused', (paging) => expect(v.safeParse(Paging, paging).success).toBe(false))

test('a page of a list says how many there are in all', () => {
  const page = { list: ['a'], totalCount: 11, page: 2, limit: 10 }
  expect(v.parse(pageOf(v.string()), page)).toEqual(page)
  expect(v.safeParse(pageOf(v.string()), { ...page, totalCount: undefined }).success).toBe(false)
})
