import { afterAll, beforeAll, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { openDatabase } from '../database/database.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { testApp } from '#testing/test-app.ts'
import { endOf, throughWire, wire } from '#testing/wire.ts'

const url = await createTestDatabase()

const { mend, cut } = wire(endOf(url))
const through = throughWire(url, await mend())
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
const db = openDatabase({ url: through, pool: 3, onError: () => undefined })
const { call, request } = await testApp({ db })

beforeAll(() => void process.on('uncaughtExceptionMonitor', note))
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', note)
  await db.end()
  await cut()
})

const list = () => call(contract.news.list)

test('the database going away and coming back does not end the process', async () => {
  expect((await Promise.all([list(), list(), list()])).map(({ status }) => status)).toEqual([200, 200, 200])

  for (let round = 0; round < 3; round++) {
    const busy = Promise.all([list(), list(), list(), list()])
    await cut()
    for (const { status } of await busy) expect([200, 503]).toContain(status)
    const away = await list()
    expect(away).toMatchObject({ status: 503, envelope: { code: 503, msg: 'service unavailable' } })
    expect(away.headers['retry-after']).toBe('5')
    expect((await request('/healthz')).statusCode).toBe(200)
    expect((await request('/readyz')).statusCode).toBe(503)
    expect((await request(to.news())).statusCode).toBe(503)

    await mend()
    await expect.poll(async () => (await request('/readyz')).statusCode).toBe(200)
    expect((await list()).status).toBe(200)
    expect((await request(to.news())).statusCode).toBe(200)
  }
  expect(uncaught).toEqual([])
})

test('a statement that runs into its time limit is an overload to come back from', async () => {
  const slow = await testApp({ db: brokenDatabase('canceling statement due to statement timeout', '57014') })
  const { status, headers } = await slow.call(contract.products.list)
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})

test('a database whose socket is not there is away, not something that nobody has', async () => {
  const away = openDatabase({ url: 'postgres://postgres@%2Ftmp%2Fno-such-folder:5432/postgres', pool: 1 })
  const { status } = await (await testApp({ db: away })).call(contract.products.list)
  expect(status).toBe(503)
  await away.end()
})
