import { afterAll, expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { pages } from '#site/web/routes.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { openDatabase } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** A database that answers and takes nothing in: a replica, or one on a full disk. */
const url = await createTestDatabase()
const before = openDatabase({ url, pool: 1 })
const token = await aSession(before, await aMember(before))
// Seen so long ago that its next use would be written down.
await before.run(sql`update session set seen_at = now() - interval '1 day'`)
await before.end()
const readOnly = new URL(url)
readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
const db = openDatabase({ url: readOnly.href, pool: 5 })
afterAll(() => db.end())
const { call, request } = await testApp({ db })

const all = endpointsOf(contract)
const reading = all.filter(({ endpoint }) => endpoint.method === 'GET')
// Shown once and remembered: there is none without a row of its own.
const writes = new Set(['captcha.picture'])
const withCaptcha = /findPwd|register|emailSubscribe|emailActivate|accountSecurity-/

test('every call that reads answers from a database that cannot be written to', async () => {
  const wrong: string[] = []
  for (const { name, endpoint } of reading) {
    const { status } = await call(endpoint, {}, endpoint.access === 'member' ? { token } : {})
    if (status >= 500 && !writes.has(name)) wrong.push(`${name} ${status}`)
  }
  expect(wrong).toEqual([])
})

test('a link of a newsletter leads to its page though nobody can count it', async () => {
  const { headers } = await request({ method: 'GET', url: `/api/common/email/go?newsletter=1&to=${to.news()}` })
  expect(headers.location).toBe(to.news())
})

test('every other call is answered, or refused for now', async () => {
  const wrong: string[] = []
  for (const { name, endpoint } of all) {
    const { status, headers } = await call(endpoint, {}, { token })
    if (status === 500 || (status === 503 && !headers['retry-after'])) wrong.push(`${name} ${status}`)
  }
  expect(wrong).toEqual([])
})

test('every page is shown from a database that cannot be written to', async () => {
  const wrong: string[] = []
  for (const { path, access } of pages.filter((page) => !/:/.test(page.path) && !withCaptcha.test(page.path))) {
    const cookie = access === 'customer' ? `token=${token}` : ''
    const { statusCode } = await request({ method: 'GET', url: path, headers: { cookie } })
    if (statusCode >= 500) wrong.push(`${path} ${statusCode}`)
  }
  expect(wrong).toEqual([])
}, 60_000)

test.each([
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  ['53100', 'could not extend file: No space left on device'],
  ['53200', 'out of memory'],
  ['53300', 'sorry, too many clients already'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P03', 'the database system is shutting down'],
  ['ETIMEDOUT', 'connect ETIMEDOUT'],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH'],
  ['', 'Query read timeout'],
  ['', 'Client has encountered a connection error and is not queryable'],
])('%s %s is an outage to calls and pages, which say when to come again', async (code, message) => {
  const site = await testApp({ db: brokenDatabase(message, code) })
  const answers = [await site.request('/api/common/news/list'), await site.request({ method: 'GET', url: to.news() })]
  for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})
