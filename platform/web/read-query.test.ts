import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { get } from '#platform/contract/endpoint.ts'
import { Id, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { Paging } from '#platform/contract/paging.ts'
import { readQuery } from './read-query.ts'

const list = get('/list', {
  access: 'open',
  input: v.object({
    ...Paging.entries,
    key: optionalOf(v.pipe(v.string(), v.trim(), v.maxLength(5))),
    labels: v.optional(manyOf(Id)),
  }),
})
const detail = get('/detail/{id}', { access: 'open', input: v.object({ id: Id }) })
const at = (search: string) => new URL(`https://site.example/x${search}`)

describe('the query of a page', () => {
  test.each([
    ['', { page: 1, limit: 10 }],
    ['?page=3&limit=20&key=PP', { page: 3, limit: 20, key: 'PP' }],
    ['?labels=1', { page: 1, limit: 10, labels: [1] }],
    ['?labels=1&labels=2', { page: 1, limit: 10, labels: [1, 2] }],
    ['?utm_source=mail', { page: 1, limit: 10 }],
  ])('%s is read by the schema of the call', (search, query) => expect(readQuery(list, at(search))).toEqual(query))

  test.each([
    '?page=x&key=PP',
    '?page=0&limit=1000&key=PP',
    '?page=1&page=2&key=PP',
    '?labels=1&labels=x&key=PP',
    '?page=&key=PP',
  ])('what is wrong in %s falls to its default, the rest stays', (search) =>
    expect(readQuery(list, at(search))).toEqual({ page: 1, limit: 10, key: 'PP' }),
  )

  test.each(['?page=x&key=ABCDEFG', '?page=0&key=++ABCDEFG++'])('a text that is too long is cut in %s', (search) =>
    expect(readQuery(list, at(search))).toEqual({ page: 1, limit: 10, key: 'ABCDE' }),
  )

  test.each(['', '?id=x', '?id=0', '?id=1&id=2'])('without a default (%s) there is no page', (search) => {
    const read = () => readQuery(detail, at(search))
    expect(read).toThrow(expect.objectContaining({ status: 404 }))
  })
})
