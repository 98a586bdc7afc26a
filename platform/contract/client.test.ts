import { describe, expect, test } from 'vitest'
import { ApiError, createClient, fillPath, toQuery, wireIn, type Client } from './client.ts'
import { get, post } from './endpoint.ts'

const shelf = { list: get('/shelf/list', { access: 'open' }), put: post('/shelf/{id}/put', { access: 'member' }) }

describe('a client', () => {
  test('has one function per endpoint, which passes name, wire and input on and answers the data', async () => {
    const seen: unknown[] = []
    const client = createClient<{ shelf: typeof shelf }>(wireIn({ shelf }), async (name, { method, path }, input) => {
      seen.push([name, method, path, input])
      return { code: 0, msg: '', data: 'put' }
    }) as unknown as Client<Record<string, Record<string, typeof shelf.list>>>
    expect(await client['shelf']?.['put']?.({ id: 7 })).toBe('put')
    await client['shelf']?.['list']?.()
    expect(seen).toEqual([
      ['shelf.put', 'POST', '/shelf/{id}/put', { id: 7 }],
      ['shelf.list', 'GET', '/shelf/list', {}],
    ])
  })

  test('lets a refusal through', async () => {
    const refusal = new ApiError(200, { code: 48801, msg: 'No matching data record', data: null })
    const client = createClient<{ shelf: typeof shelf }>(wireIn({ shelf }), () => Promise.reject(refusal))
    await expect(client.shelf.list()).rejects.toBe(refusal)
  })
})

describe('a path', () => {
  test('takes its parts out of the input and leaves the rest', () => {
    const input = { id: 7, page: 2 }
    expect(fillPath('/news/{id}', input)).toEqual({ path: '/news/7', rest: { page: 2 } })
    expect(input).toEqual({ id: 7, page: 2 })
  })

  test.each([
    ['a/b', '/news/a%2Fb'],
    ['?x=1#y', '/news/%3Fx%3D1%23y'],
    ['聚丙烯', '/news/%E8%81%9A%E4%B8%99%E7%83%AF'],
  ])('keeps %j in its place', (id, path) => expect(fillPath('/news/{id}', { id }).path).toBe(path))
})

describe('a query', () => {
  test.each([
    [{}, ''],
    [{ a: undefined, b: null }, ''],
    [{ a: 1, b: '' }, '?a=1&b='],
    [{ ids: [1, 2] }, '?ids=1&ids=2'],
    [{ ids: [] }, ''],
    [{ key: 'PP & PE+30%' }, '?key=PP+%26+PE%2B30%25'],
  ])('of %j is %j', (values, query) => expect(toQuery(values)).toBe(query))
})

describe('an API error', () => {
  test('has the message, status, code and the messages of fields', () => {
    const data = { fields: { account: 'Please enter it' } }
    const error = new ApiError(200, { code: 40400, msg: 'Please check', data })
    expect(error).toMatchObject({ message: 'Please check', status: 200, code: 40400, fields: data.fields })
  })

  test('has no fields where the answer has none', () => {
    for (const data of [null, undefined, {}, { fields: undefined }])
      expect(new ApiError(500, { code: 500, msg: '', data }).fields).toEqual({})
  })
})
