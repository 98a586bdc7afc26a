import { describe, expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { db, call } = await testApp()
const member = await aMember(db)
const token = await aSession(db, member)
const refused = { status: 401, envelope: { code: 401, data: null } }

const all = endpointsOf(contract)
const forMembers = all.filter(({ endpoint }) => endpoint.access === 'member')
const forAll = all.filter(({ endpoint }) => endpoint.access === 'open')

describe.each(forMembers)('$name', ({ endpoint }) => {
  test('needs a token', async () => expect(await call(endpoint)).toMatchObject(refused))

  test('refuses a forged token', async () => {
    for (const forged of [
      'x',
      '',
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      "' or true --",
      '\u00ff'.repeat(40),
    ])
      expect(await call(endpoint, {}, { token: forged }), forged).toMatchObject(refused)
  })

  test('does not take the cookie for the token', async () => {
    expect(await call(endpoint, {}, { cookie: `token=${token}` })).toMatchObject(refused)
  })

  test('lets a member in', async () => {
    const own = await aSession(db, member)
    expect((await call(endpoint, {}, { token: own })).status).toBe(200)
  })
})

test.each(forAll)('$name is open to visitors', async ({ endpoint }) => {
  expect((await call(endpoint)).status).not.toBe(401)
})

test('an open call with a dead token is still open', async () => {
  expect(await call(contract.news.list, {}, { token: 'dead' })).toMatchObject({ status: 200, envelope: { code: 0 } })
})
