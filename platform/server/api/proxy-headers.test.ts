import { describe, expect, test } from 'vitest'
import { refusals } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '../database/sql.ts'
import { aMember, password } from '#testing/factories.ts'
import { testApp, type TestApp } from '#testing/test-app.ts'

const plain = await testApp()
const behindProxy = await testApp({ config: { trustProxy: ['127.0.0.1'] } })

async function ipSeen({ db, call }: TestApp, headers: Record<string, string>) {
  const { email, id } = await aMember(db)
  await call(contract.auth.login, { account: email, password }, headers)
  return (await db.first<{ ip: string }>(sql`select ip from session where member_id = ${id}`))?.ip
}

describe('the address of a visitor', () => {
  test('is not what the visitor says it is', async () => {
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip', 'cf-connecting-ip'])
      expect(await ipSeen(plain, { [header]: '203.0.113.7' }), header).toBe('127.0.0.1')
  })

  test('is what a trusted proxy says it is', async () =>
    expect(await ipSeen(behindProxy, { 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7'))

  test('is the last one before the trusted proxies', async () =>
    expect(await ipSeen(behindProxy, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe('203.0.113.7'))
})

test('changing X-Forwarded-For does not evade a budget', async () => {
  const { call } = await testApp()
  const codes: number[] = []
  for (let n = 0; n < 5; n++) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` }
    const { envelope } = await call(contract.auth.login, { account: `nobody${n}@example.com`, password: 'x' }, headers)
    codes.push(envelope.code)
  }
  // After three failures from one address a picture is asked for.
  expect(codes.slice(0, 3)).toEqual(Array(3).fill(refusals.SIGN_IN_FAILED.code))
  expect(codes[4]).toBe(refusals.CAPTCHA_REQUIRED.code)
})

test('the protocol is not what the visitor says it is', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  const { headers: answered, body } = await plain.request({ method: 'GET', url: to.home(), headers })
  expect(answered).not.toHaveProperty('strict-transport-security')
  expect(body).not.toContain('evil.example')
})
