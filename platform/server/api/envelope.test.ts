import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { call, request, db, config } = await testApp()
const member = await aMember(db)
const token = await aSession(db, member)
const chinese = { cookie: 'lang=zh-CN' }
const url = `${config.apiBase}/customer/login`
const json = { 'content-type': 'application/json' }

test('success is code 0 with data and no message, and is never stored', async () => {
  const { status, headers, envelope } = await call(contract.members.info, {}, { token })
  expect(status).toBe(200)
  expect(envelope).toMatchObject({ code: 0, msg: '', data: { id: member.id, email: member.email } })
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
})

describe('a refusal', () => {
  test('is a 200 with the code, and the message in the language of the visitor', async () => {
    const lost = { id: 2_000_000_000 }
    expect(await call(contract.news.detail, lost)).toMatchObject({
      status: 200,
      envelope: { code: 48801, msg: 'No matching data record', data: null },
    })
    const { envelope } = await call(contract.news.detail, lost, chinese)
    expect(envelope.code).toBe(48801)
    expect(envelope.msg).toMatch(/\p{Script=Han}/u)
  })

  test('names the fields that are wrong, in the language of the visitor', async () => {
    const english = await call(contract.auth.login, { account: ' ' })
    const fields = { account: expect.stringMatching(/[a-z]/), password: expect.stringMatching(/[a-z]/) }
    expect(english.envelope).toMatchObject({ code: 40400, data: { fields } })
    const { envelope } = await call(contract.auth.login, { account: ' ' }, chinese)
    const inChinese = expect.stringMatching(/\p{Script=Han}/u)
    expect(envelope).toMatchObject({
      code: 40400,
      msg: inChinese,
      data: { fields: { account: inChinese, password: inChinese } },
    })
  })

  test('speaks English to a visitor with another language', async () => {
    const { envelope } = await call(contract.news.detail, { id: 2_000_000_000 }, { cookie: 'lang=fr-FR' })
    expect(envelope.msg).toBe('No matching data record')
  })

  test('shows the shape of no schema', async () => {
    const { envelope } = await call(contract.news.list, { limit: 'all', page: {} })
    expect(JSON.stringify(envelope)).not.toMatch(/Expected|received|regex|integer/i)
  })
})

describe('a request that is no call', () => {
  test.each([
    ['malformed JSON', 400, { ...json }, '{"a":'],
    ['JSON that is no text of ours', 400, { ...json }, 'undefined'],
    ['plain text', 415, { 'content-type': 'text/plain' }, '{"account":"a","password":"b"}'],
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'account=a&password=b'],
    ['XML', 415, { 'content-type': 'application/xml' }, '<a/>'],
    ['no type', 415, { 'content-type': '' }, '{"account":"a"}'],
    ['a type that is none', 415, { 'content-type': 'json' }, '{}'],
    ['257 kB', 413, { ...json }, JSON.stringify({ account: 'a'.repeat(257 * 1024) })],
  ])('%s is answered with %i in the envelope', async (_, status, headers, payload) => {
    const answer = await request({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ code: status, msg: expect.stringMatching(/\w/), data: null })
  })

  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    '%s of an unknown address is 404 in the envelope',
    async (method) => {
      for (const path of ['/common/no/such/call', '/', '/customer', '/constructor', '/customer/login/x']) {
        const answer = await request({ method, url: config.apiBase + path })
        expect(answer.statusCode, path).toBe(404)
        expect(answer.json()).toEqual({ code: 404, msg: 'request failed', data: null })
      }
    },
  )

  test('another method of a known call is 404 in the envelope', async () => {
    const answer = await request({ method: 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 404 })
  })

  test('a method that no page has is 404 in the envelope', async () => {
    const answer = await request({ method: 'DELETE', url: to.news() })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 404 })
  })

  test('an address that cannot be decoded is 400 in the envelope', async () => {
    for (const path of ['/%E4%', '/%', `${config.apiBase}/common/news/detail/%c0`]) {
      const answer = await request({ method: 'GET', url: path })
      expect(answer.statusCode, path).toBe(400)
      expect(answer.json()).toEqual({ code: 400, msg: 'request error', data: null })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })
})

test('a slash at the end makes no difference', async () => {
  const answer = await request(`${config.apiBase}/common/news/list/`)
  expect(answer.json()).toMatchObject({ code: 0 })
  expect((await request(`${to.news()}/`)).statusCode).toBe(200)
})

test('a post without a body is a post of nothing', async () => {
  for (const headers of [{ token }, { token, ...json }])
    expect(
      (await request({ method: 'POST', url: `${config.apiBase}/customer/stationLetter/read`, headers })).json(),
    ).toMatchObject({
      code: 40400,
    })
})

test('the document of the contract lies beside it, for programs and for people', async () => {
  const document = await request(`${config.apiBase}/openapi.json`)
  expect(document.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  const page = await request(`${config.apiBase}/docs`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('/customer/login')
})
