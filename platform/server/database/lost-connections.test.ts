import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { endOf, throughWire, wire } from '#testing/wire.ts'
import { openDatabase } from './database.ts'
import { listen } from './listen.ts'
import { sql } from './sql.ts'

vi.setConfig({ testTimeout: 60_000 })

const url = await createTestDatabase('nothing')
const line = wire(endOf(url))
const through = throughWire(url, await line.mend())
const direct = openDatabase({ url, pool: 1 })
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeAll(() => void process.on('uncaughtExceptionMonitor', note))
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', note)
  await line.cut()
  await direct.end()
})

const backends = sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
const endAll = sql`select pg_terminate_backend(pid) from (${backends}) other`

test('a connection that dies in the moment of being handed to who waits for it fails no more than that work', async () => {
  const db = openDatabase({ url: through, pool: 1, onError: () => undefined })
  await db.first(sql`select 1`)
  // The answer to the first and the end of the connection arrive in one piece.
  const begun = db.first(sql`select pg_sleep(0.2), 4 as four`)
  await expect.poll(() => direct.many(sql`${backends} and state = 'active'`)).toHaveLength(1)
  line.hold()
  const waiting = db.transaction((tx) => tx.first(sql`select 5 as five`)).catch(() => 'failed')
  await expect.poll(() => direct.many(sql`${backends} and state = 'idle'`)).toHaveLength(1)
  await direct.many(endAll)
  await expect.poll(() => direct.many(backends)).toHaveLength(0)
  line.resume()
  expect(await begun).toMatchObject({ four: 4 })
  await waiting
  expect(uncaught).toEqual([])
  expect(await db.first(sql`select 6 as six`)).toEqual({ six: 6 })
  await db.end()
})

test('packets that vanish end a query in time, and the connections beside it', async () => {
  const db = openDatabase({ url: through, pool: 3, onError: () => undefined })
  await Promise.all([1, 2, 3].map(() => db.first(sql`select pg_sleep(0.05)`)))
  line.hold()
  await expect(db.first(sql`select 1`)).rejects.toThrow('Query read timeout')
  line.resume()
  expect(await db.first(sql`select 7 as seven`)).toEqual({ seven: 7 })
  expect(uncaught).toEqual([])
  await db.end()
})

test('a listener whose packets vanish says so, and listens again', async () => {
  const states: boolean[] = []
  const heard: string[] = []
  const stop = listen(
    through,
    'quiet',
    { onMessage: (text) => heard.push(text), onState: (now) => states.push(now) },
    { heartbeat: 100, answer: 300 },
  )
  await expect.poll(() => states).toEqual([true])
  line.hold()
  await expect.poll(() => states).toEqual([true, false])
  line.resume()
  await expect.poll(() => states, { timeout: 10_000 }).toEqual([true, false, true])
  await direct.run(sql`select pg_notify('quiet', 'here')`)
  await expect.poll(() => heard).toEqual(['here'])
  await stop()
})

test('a notice that makes no sense is reported, and ends nothing', async () => {
  const odd: string[] = []
  const db = openDatabase({ url, pool: 1, onError: ({ name }) => odd.push(name) })
  const states: boolean[] = []
  const stop = db.listen(
    'odd',
    (text) => void JSON.parse(text),
    (now) => states.push(now),
  )
  await expect.poll(() => states).toEqual([true])
  await direct.run(sql`select pg_notify('odd', 'no json')`)
  await expect.poll(() => odd).toEqual(['SyntaxError'])
  expect([states, uncaught]).toEqual([[true], []])
  await stop()
  await db.end()
})
