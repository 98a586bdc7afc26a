import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, createClient, wireIn } from '#platform/contract/client.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { contract } from '#site/contract.ts'
import { fetchTransport } from './fetch-transport.ts'

const t = translatorFor('en-US')
const api = createClient<typeof contract>(
  wireIn(contract),
  fetchTransport('/base', t, { cookie: 'token', header: 'token' }),
)
const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()
const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(body, { status }))
const sent = () => fetched.mock.lastCall ?? []

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'lang=zh-CN; token=abc%3D' })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call from the browser', () => {
  test('carries the token of the cookie in a header, and its input in the query', async () => {
    answer({ code: 0, msg: '', data: { list: [] } })
    expect(await api.news.list({ page: 2, groupId: 3 })).toEqual({ list: [] })
    expect(sent()).toEqual([
      '/base/common/news/list?page=2&groupId=3',
      expect.objectContaining({ method: 'GET', headers: { token: 'abc=' } }),
    ])
  })

  test('carries no token where there is none', async () => {
    vi.stubGlobal('document', { cookie: 'nottoken=abc' })
    answer({ code: 0, msg: '', data: [] })
    await api.home.labels()
    expect(sent()[1]?.headers).toEqual({})
  })

  test('fills its path, and posts the rest as JSON', async () => {
    answer({ code: 0, msg: '', data: { id: 7 } })
    await api.news.detail({ id: 7 })
    expect(sent()[0]).toBe('/base/common/news/detail/7')
    answer({ code: 0, msg: '', data: null })
    expect(await api.letters.read({ ids: [1, 2] })).toBeNull()
    expect(sent()[1]).toMatchObject({
      method: 'POST',
      body: '{"ids":[1,2]}',
      headers: { 'content-type': 'application/json' },
    })
  })
})

describe('a refusal', () => {
  test.each([
    [{ code: 48801, msg: 'No matching data record', data: null }, 200, 'No matching data record'],
    [{ code: 9, msg: '', data: null }, 200, 'System Error'],
    [{ code: 401, msg: 'redirect to login', data: null }, 401, 'redirect to login'],
    ['<html>', 502, 'network error'],
    [null, 418, 'connection error (418)'],
    [{ error: 'proxy' }, 504, 'network timeout'],
  ])('%j with %i says %s', async (body, status, message) => {
    answer(body, status)
    const refusal = await api.home.labels().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status, message })
  })

  test('of no answer at all says so', async () => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
    await expect(api.home.labels()).rejects.toMatchObject({ status: 0, message: 'failed to connect to server' })
  })

  test('by the page itself stays an abort', async () => {
    const abort = new DOMException('aborted', 'AbortError')
    fetched.mockRejectedValueOnce(abort)
    await expect(api.home.labels()).rejects.toBe(abort)
  })
})
