import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase, type Database, type Reader } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { printStatus } from '#site/status/server/print-status.ts'
import { startPair } from '#testing/standby.ts'
import { testConfig } from '#testing/test-config.ts'
import { endOf, throughWire, wire } from '#testing/wire.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let pair: Awaited<ReturnType<typeof startPair>>
let line: ReturnType<typeof wire>
let db: Database
/** Past all that is tried here. */
let standby: Database

beforeAll(async () => {
  pair = await startPair()
  line = wire(endOf(pair.standby.url))
  const replicaUrl = throughWire(pair.standby.url, await line.mend())
  db = openDatabase({ url: pair.primary.url, replicaUrl, replicaWaitMs: 500, pool: 3, onError: () => undefined })
  standby = openDatabase({ url: pair.standby.url, pool: 1 })
  await db.run(sql`create table counted (id int primary key)`)
})

afterAll(async () => {
  await line.cut()
  await db.end()
  await standby.end()
  await pair.stop()
})

let last = 0
const write = () => db.run(sql`insert into counted values (${++last})`)
const report = (of: Reader) =>
  of.first<{ last: number; standby: boolean }>(
    sql`select (select max(id) from counted) as last, pg_is_in_recovery() as standby`,
  )
const statusLine = async () => (await printStatus(testConfig(), db)).split('\n').find((text) => / replica /.test(text))

test('a report is read from the standby and has whatever was acknowledged before', async () => {
  for (let time = 0; time < 50; time++) {
    await write()
    expect(await report(db.reports)).toEqual({ last, standby: true })
  }
  expect(await db.replica?.look()).toMatchObject({ standby: true, used: true, behindBytes: 0 })
  expect(await statusLine()).toMatch(
    /^ {2}replica +Role: standby, In use: yes, Behind by: \d+ ms, Not yet replayed: 0 B$/,
  )
})

test('nothing is written by way of a report', async () => {
  const writing = db.reports.many(sql`insert into counted values (0) returning id`)
  await expect(writing).rejects.toThrow('read-only transaction')
  expect(await db.first(sql`select id from counted where id = 0`)).toBeUndefined()
})

test('a standby that does not follow is not waited for long, and is used again when it does', async () => {
  await standby.first(sql`select pg_wal_replay_pause()`)
  await write()
  expect(await report(db.reports)).toEqual({ last, standby: false })
  // What follows is not kept waiting.
  const begun = performance.now()
  for (let time = 0; time < 20; time++) await report(db.reports)
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(await db.replica?.look()).toMatchObject({ standby: true, used: false, behindBytes: expect.any(Number) })
  expect(await statusLine()).toMatch(/^\? replica +Role: standby, \?In use: no/)
  await standby.first(sql`select pg_wal_replay_resume()`)
  await expect.poll(() => db.replica?.look()).toMatchObject({ used: true })
  expect(await report(db.reports)).toEqual({ last, standby: true })
})

test('reports go on while the standby is silent, and after it was cut off in the middle of one', async () => {
  line.hold()
  expect(await report(db.reports)).toEqual({ last, standby: false })
  line.resume()
  await expect.poll(() => db.replica?.look()).toMatchObject({ used: true })
  const slow = db.reports.first<{ standby: boolean }>(sql`select pg_sleep(0.3), pg_is_in_recovery() as standby`)
  await expect
    .poll(() =>
      standby.many(sql`select pid from pg_stat_activity where query like '%pg_sleep(0.3)%' and state = 'active'`),
    )
    .toHaveLength(2)
  await line.cut()
  expect(await slow).toMatchObject({ standby: false })
  await expect(db.replica?.look()).rejects.toThrow()
  expect(await statusLine()).toMatch(/^! replica /)
})

test('one that follows nobody any more is not used', async () => {
  const url = pair.standby.url
  const other = openDatabase({ url: pair.primary.url, replicaUrl: url, pool: 2, onError: () => undefined })
  expect(await report(other.reports)).toEqual({ last, standby: true })
  await standby.first(sql`select pg_promote()`)
  expect(await report(other.reports)).toEqual({ last, standby: false })
  expect(await other.replica?.look()).toMatchObject({ standby: false, used: false })
  await other.end()
})

test('without one, reports are read from the database itself', async () => {
  const alone = openDatabase({ url: pair.primary.url, pool: 1 })
  expect(await report(alone.reports)).toEqual({ last, standby: false })
  expect(alone.replica).toBeUndefined()
  await alone.end()
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://x/y' }, [])).toThrow('DATABASE_REPLICA_URL its standby')
})
