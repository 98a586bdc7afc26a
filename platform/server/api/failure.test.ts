import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { testApp } from '#testing/test-app.ts'

const { call, request, anonymous } = await testApp({ db: brokenDatabase('syntax error at "secret_table"', '42601') })

const reference = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const internals = /secret|syntax|select|42601|\.ts\b|node_modules|node:|fastify|pg\b/i
/** What is drawn by lot may spell anything. */
const withoutLots = (text: string) => text.replace(/nonce-[^']+/g, '').replace(/[\da-f-]{36}/g, '')

describe('a bug', () => {
  test('is a 500 with a reference, and shows neither stack nor SQL nor version', async () => {
    const { status, envelope, headers } = await call(contract.news.list)
    expect(status).toBe(500)
    expect(envelope).toEqual({ code: 500, msg: 'server error', data: { reference: expect.stringMatching(reference) } })
    expect(headers['x-request-id']).toBe((envelope.data as { reference: string }).reference)
    expect(withoutLots(JSON.stringify({ envelope, headers }))).not.toMatch(internals)
  })

  test('is thrown to the caller of the client', async () => {
    await expect(anonymous.news.list()).rejects.toMatchObject({ status: 500, code: 500, message: 'server error' })
  })

  test.each([
    ['en-US', 'An unexpected error occurred.'],
    ['zh-CN', /\p{Script=Han}{4}/u],
  ])('is a page in %s with a reference, and says no more', async (locale, text) => {
    const page = await request({ method: 'GET', url: to.news(), headers: { cookie: `lang=${locale}` } })
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toMatch(text)
    expect(page.body).toContain(page.headers['x-request-id'])
    expect(withoutLots(page.body)).not.toMatch(/secret|syntax error|42601|node_modules|at .*\.tsx?:/)
  })
})
