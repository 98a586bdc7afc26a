import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { testApp } from '#testing/test-app.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { factNames, type FactName } from '../facts.ts'
import { keepPresent } from './presence.ts'
import { printStatus } from './print-status.ts'
import { findArchive } from './queries.ts'
import { readStatus } from './read-facts.ts'

const site = await testApp()
const { db, config, app } = site
const administrator = await aPerson(db)
const desk = await atDesk(site, administrator)
const here = { db, log: app.log, roles: { web: true, worker: true }, sockets: () => 3 }
const seen = async (name: FactName, at = desk) => (await at.status.get()).facts.find((fact) => fact.name === name)
const figuresOf = async (name: FactName, at = desk) =>
  Object.fromEntries((await seen(name, at))?.figures.map((figure) => [figure.name, figure.value]) ?? [])

/** While a process says that it lives. */
async function present(work: () => Promise<void>, more: Partial<Parameters<typeof keepPresent>[0]> = {}) {
  const process = keepPresent({ ...here, ...more })
  const isThere = ({ seenSecondsAgo }: { seenSecondsAgo: number }) => seenSecondsAgo < 60
  // Those that fell silent before are listed too.
  await vi.waitFor(async () => expect((await desk.status.get()).processes.some(isThere)).toBe(true))
  await work().finally(process.stop)
}

describe('the processes', () => {
  test('are listed with what each does, and are gone when they have left', async () => {
    await present(async () => {
      const { processes } = await desk.status.get()
      expect(processes).toMatchObject([
        { web: true, worker: true, release: 'development', sockets: 3, poolMost: 5, poolWaiting: 0 },
      ])
      expect(processes[0]?.seenSecondsAgo).toBeLessThan(10)
      expect(await figuresOf('sockets')).toEqual({ socketsOpen: 3 })
    })
    expect(await desk.status.get()).toMatchObject({ processes: [], facts: expect.any(Array) })
    expect(await seen('processes')).toMatchObject({ state: 'bad' })
  })

  test('that fall silent deserve a look, are counted no longer, and are forgotten after an hour', async () => {
    const silentFor = (time: string) =>
      db.run(sql`
        insert into running_process (id, name, release, web, worker, started_at, seen_at, pool_used, pool_most,
          pool_waiting, listeners_down, sockets)
        values (gen_random_uuid(), 'gone 1', 'old', true, false, now(), now() - ${time}::interval, 0, 9, 0, 1, 5)`)
    await silentFor('5 minutes')
    await silentFor('2 hours')
    await present(async () => {
      expect(await seen('processes')).toMatchObject({ state: 'attention' })
      expect(await figuresOf('processes')).toMatchObject({ webProcesses: 1, silentProcesses: 1, releases: 1 })
      expect(await seen('listeners')).toMatchObject({ state: 'good' })
    })
  })

  test('say when nobody would receive a notice', async () => {
    const lost = openDatabase({ url: 'postgres://localhost:1/none', pool: 1 })
    const stop = lost.listen('content', () => undefined)
    expect(lost.use().listenersDown).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    const { listenersDown } = lost.use()
    vi.useRealTimers()
    await present(async () => expect(await seen('listeners')).toMatchObject({ state: 'bad' }), {
      db: { ...db, use: () => ({ ...db.use(), listenersDown }) },
    })
    await stop()
    expect(lost.use().listenersDown).toBe(0)
    await lost.end()
  })

  test('write nothing where nothing can be written, and the status says so', async () => {
    const url = new URL(await createTestDatabase())
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const readOnly = openDatabase({ url: url.href, pool: 1 })
    const warned: unknown[] = []
    const log = Object.assign(Object.create(app.log), { warn: (about: unknown) => warned.push(about) })
    const process = keepPresent({ ...here, db: readOnly, log })
    await process.stop()
    expect(warned).toEqual([])
    const standing = await printStatus(config, readOnly)
    expect(standing).toMatch(/^! database .*!Takes changes: no/m)
    await readOnly.end()
  })
})

describe('what is wrong', () => {
  test('is named with its reason: a schema that is behind, jobs that fail, messages that wait', async () => {
    await db.run(sql`
      insert into job (name, every_seconds, limit_seconds, due_at, failures, last_error, failed_at) values
        ('removeSessions', 60, 60, now(), 3, 'no route', now()), ('ofAnotherRelease', 60, 60, now(), 9, 'x', now()),
        ('backUp', 60, 60, now() - interval '1 day', 0, null, null)`)
    expect(await seen('jobs')).toMatchObject({ state: 'attention', notes: ['removeSessions: no route'] })
    await db.run(sql`update job set due_at = now() - interval '1 hour', failures = 0 where name = 'removeSessions'`)
    expect(await seen('jobs')).toMatchObject({ state: 'good' })
    await present(async () => {
      // The process of the tests may have begun long ago.
      await db.run(sql`update running_process set started_at = now()`)
      expect(await seen('jobs')).toMatchObject({ state: 'good' })
      await db.run(sql`update running_process set started_at = now() - interval '6 minutes'`)
      expect(await seen('jobs')).toMatchObject({ state: 'bad', notes: ['removeSessions'] })
    })
    const message = (created: string, expires: string, givenUp: string | null) =>
      db.run(sql`
        insert into outbox (channel, recipient, created_at, expires_at, given_up_at) values
          ('mail', 'a@example.com', now() - ${created}::interval, now() + ${expires}::interval,
            now() - ${givenUp}::interval)`)
    await message('20 minutes', '1 hour', null)
    await message('2 days', '-26 hours', null)
    await message('3 hours', '-1 hour', null)
    await message('3 hours', '1 hour', '2 hours')
    expect(await seen('outbox')).toMatchObject({ state: 'attention' })
    expect(await figuresOf('outbox')).toMatchObject({ outboxWaiting: 1, outboxFailed: 2 })
    await db.run(sql`delete from migration where name = (select max(name) from migration)`)
    expect(await seen('schema')).toMatchObject({ state: 'bad', notes: [expect.stringMatching(/\.sql$/)] })
  })

  test('is told even where nothing can be read', async () => {
    const lines = (await printStatus(config, brokenDatabase('no route', 'EHOSTUNREACH'))).split('\n')
    expect(lines.find((line) => line.includes('database'))).toMatch(/^! database +no route$/)
    expect(lines.some((line) => line.includes('storage'))).toBe(true)
  })
})

describe('backups', () => {
  test('are missed where none is made, old or never verified', async () => {
    expect(await seen('backup')).toMatchObject({ state: 'attention' })
    const folder = join(config.dataDir, 'backups')
    const keeping = await testApp({ db, config: { backups: { ...config.backups, folder } } })
    const at = await atDesk(keeping, administrator)
    expect(await seen('backup', at)).toMatchObject({ state: 'attention' })
    const note = async (hours: number, verified?: number) => {
      const ago = (age: number) => new Date(Date.now() - age * 3_600_000).toISOString()
      await mkdir(join(folder, '2026-01-01T00-00-00-000Z'), { recursive: true })
      const part = { bytes: 1024, sha256: '' }
      const parts = { database: { name: 'database.tar.age', ...part }, files: { name: 'files.tar.age', ...part } }
      const written = { ...parts, madeAt: ago(hours), ...(verified !== undefined && { verifiedAt: ago(verified) }) }
      await writeFile(join(folder, '2026-01-01T00-00-00-000Z/backup.json'), JSON.stringify(written))
      return (await seen('backup', at))?.state
    }
    expect([await note(1), await note(1, 0), await note(30, 0), await note(50, 0)]).toEqual([
      'attention',
      'good',
      'attention',
      'bad',
    ])
    expect(await figuresOf('backup', at)).toMatchObject({ backupBytes: 2048, backupEncrypted: 1 })
    const { facts } = await readStatus({ ...keeping.config, databaseUrl: 'postgres://elsewhere' }, db)
    expect(facts.find(({ name }) => name === 'backup')).toMatchObject({ state: 'bad' })
  })
})

test('the log of a database that is kept elsewhere counts as its backup, where it is kept', async () => {
  const { facts } = await readStatus({ ...config, databaseUrl: 'postgres://elsewhere' }, db)
  expect(facts.map(({ name }) => name)).not.toContain('backup')
  expect(await findArchive(db)).toEqual({ on: false, ageSeconds: null, failing: false })
})

test('the certificate of the public origin is looked at, and one that ends soon is bad', async () => {
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '5']
  const made = execFileSync('openssl', [...request, '-keyout', '-', '-out', '-', '-subj', '/CN=localhost'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const server = createServer({ key: made, cert: made })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const secure = await testApp({ db, config: { publicOrigin: `https://localhost:${port}` } })
  const at = await atDesk(secure, administrator)
  expect(await seen('certificate', at)).toMatchObject({ state: 'bad' })
  expect(await figuresOf('certificate', at)).toEqual({ certificateDays: 4, certificateTrusted: 0 })
  server.close()
  expect(await seen('certificate', at)).toMatchObject({ state: 'attention', notes: [expect.any(String)] })
})

test('the page shows in both languages what the command prints', async () => {
  const officeToken = await aDeskSession(db, administrator)
  for (const [lang, words] of [
    ['en-US', ['Processes', 'Takes changes', 'Jobs']],
    ['zh-CN', ['系统状态', '可写入', '定时任务']],
  ] as const) {
    const headers = { cookie: `lang=${lang}; officeToken=${officeToken}` }
    const { body } = await site.request({ url: to.office.status(), headers })
    for (const word of words) expect(body).toContain(word)
  }
  const names = (await printStatus(config, db)).split('\n').map((line) => line.slice(2).split(' ', 1)[0])
  expect(names).toEqual(factNames.filter((name) => name !== 'certificate' && name !== 'replica'))
})

test('the way past a pooler needs the pooler', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://x/y' }, [])).toThrow('past a pooler')
  expect(readConfig({}, ['--migrate']).command).toBe('migrate')
  const wished = readConfig({ LISTEN_WHEN_READY: '1' }, ['--status'])
  expect(wished).toMatchObject({ command: 'status', listenWhenReady: true })
})
