import { afterAll, expect, test } from 'vitest'
import { startPooler } from '#testing/pooler.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { connectionTo } from './connect.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'

const url = await createTestDatabase()
await migrate(url, { pooled: true })
const pooler = await startPooler(url)
const db = openDatabase({ url: pooler.url, directUrl: url, pool: 4, preparedStatements: false })
afterAll(async () => {
  await db.end()
  await pooler.stop()
})

test('through a pooler requests have their limits, which it refuses to take from them', async () => {
  expect(await db.first(sql`select current_setting('statement_timeout') as most`)).toEqual({ most: '10s' })
  const refused = openDatabase({ url: pooler.url, preparedStatements: false })
  await expect(refused.first(sql`select 1`)).rejects.toThrow('unsupported startup parameter')
  await refused.end()
})

test('notices are heard past the pooler, and each transaction is one', async () => {
  const heard: string[] = []
  let listening = false
  const stop = db.listen(
    'pooler test',
    (payload) => heard.push(payload),
    (state) => (listening = state),
  )
  await expect.poll(() => listening).toBe(true)
  const sums = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      db.transaction(async (tx) => {
        await tx.run(sql`select set_config('polyharbor.own', ${String(at)}, true)`)
        await tx.run(sql`select pg_notify('pooler test', ${String(at)})`)
        return (await tx.first<{ own: string }>(sql`select current_setting('polyharbor.own') as own`))?.own
      }),
    ),
  )
  expect(sums).toEqual(Array.from({ length: 12 }, (_, at) => String(at)))
  await expect.poll(() => heard.length).toBe(12)
  await stop()
})

test('who waits too long for the migrations of another process is told so', async () => {
  const { client, cut } = connectionTo(url, 'a test')
  await client.connect()
  await client.query('select pg_advisory_lock(7265310)')
  await expect(migrate(url, { waitMs: 100 })).rejects.toThrow('Another process has been migrating')
  cut()
  expect(await migrate(url)).toEqual([])
})
