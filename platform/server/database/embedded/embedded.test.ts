import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEmbedded, type EmbeddedServer } from './embedded.ts'
import { readPidFile } from './pid-file.ts'
import { StartupProblem } from './startup-problem.ts'

const asRoot = process.getuid?.() === 0
const run = promisify(execFile)
let template: string
let dataDir: string
let servers: EmbeddedServer[]

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

async function openFolder() {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'polyharbor-embedded-'))
  await chmod(folder, 0o755)
  return folder
}

beforeAll(async () => {
  template = await openFolder()
  await (await startEmbedded(template)).stop()
})

afterAll(() => rm(template, { recursive: true }))

beforeEach(async () => {
  dataDir = await openFolder()
  servers = []
})

afterEach(async () => {
  for (const server of servers) await server.stop()
  await rm(dataDir, { recursive: true })
})

const cluster = () => join(dataDir, 'postgres')

/** Saves the time of creating a cluster in tests that are about a later start. */
const startBefore = () => run('cp', ['-a', join(template, 'postgres'), cluster()])

async function start(folder = dataDir) {
  const server = await startEmbedded(folder)
  servers.push(server)
  return server
}

/** Its socket goes with it. */
const gone = /ENOENT|ECONNREFUSED/

async function ask(server: { url: string }, sql: string) {
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts the database in a process of its own, which ends without stopping it. */
async function startInOtherProcess() {
  const code = `import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const server = await startEmbedded(${JSON.stringify(dataDir)})
    console.log(server.url)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code])
  return { url: stdout.trim() }
}

test('the first start creates a server that speaks both languages', async () => {
  const server = await start()
  expect(
    await ask(server, `select upper('é聚港') as text, current_setting('server_version_num')::int / 10000 as major`),
  ).toEqual([{ text: 'É聚港', major: 18 }])
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('only the password opens it', async () => {
  await startBefore()
  const url = new URL((await start()).url)
  url.password = 'guess'
  await expect(ask({ url: url.href }, 'select 1')).rejects.toThrow('password authentication failed')
})

test('it is reached by a socket beside its files, and by the network where that name would be too long', async () => {
  await startBefore()
  const { hostname } = new URL((await start()).url)
  expect(decodeURIComponent(hostname)).toBe(join(cluster(), 'pg_stat_tmp'))
  const server = await start(join(dataDir, 'a-folder-with-a-long-name'.repeat(4)))
  expect(new URL(server.url).hostname).toBe('127.0.0.1')
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('it starts without a socket where there can be none', async () => {
  await startBefore()
  await chmod(join(cluster(), 'pg_stat_tmp'), 0o500)
  const server = await start()
  expect(new URL(server.url).hostname).toBe('127.0.0.1')
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second caller uses the same server, and only the owner stops it', async () => {
  await startBefore()
  const owner = await start()
  const guest = await start()
  expect(guest.url).toBe(owner.url)
  await guest.stop()
  expect(await ask(owner, 'select 1 as one')).toEqual([{ one: 1 }])
  await owner.stop()
  await expect(ask(owner, 'select 1')).rejects.toThrow(gone)
})

test('a restart keeps the rows', async () => {
  await startBefore()
  const first = await start()
  await ask(first, `create table grade as select 'PP-T30S' as model`)
  await first.stop()
  expect(await ask(await start(), 'select model from grade')).toEqual([{ model: 'PP-T30S' }])
})

test('a killed server comes back with its rows, although a client was connected', async () => {
  await startBefore()
  const first = await start()
  await ask(first, `create table grade as select 'PA-757' as model`)
  const busy = ask(first, 'select pg_sleep(60)').catch(() => undefined)
  const { pid } = await readPidFile(cluster())
  process.kill(pid, 'SIGKILL')
  expect(await ask(await start(), 'select model from grade')).toEqual([{ model: 'PA-757' }])
  await busy
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a server that got %s comes back by itself at its address',
  async (signal) => {
    await startBefore()
    const server = await start()
    await ask(server, `create table grade as select 'PP-T30S' as model`)
    const restarts: unknown[] = []
    server.keepRunning((failure) => restarts.push(failure))
    // Somebody who stays connected, as a listener does, would keep a server from stopping.
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => undefined)
    await client.connect()
    process.kill((await readPidFile(cluster())).pid, signal)
    await expect.poll(() => restarts, { timeout: 20_000 }).toEqual([undefined])
    expect(await ask(server, 'select model from grade')).toEqual([{ model: 'PP-T30S' }])
    await server.stop()
    await expect(ask(server, 'select 1')).rejects.toThrow(gone)
  },
)

test('a pid file that names a process of another kind is not believed', async () => {
  await startBefore()
  await writeFile(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1\n1\n\n127.0.0.1\n`)
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('three processes that start at the same time share one cluster', async () => {
  const urls = await Promise.all([startInOtherProcess(), startInOtherProcess(), start()])
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['postgres'])
  await start()
})

test('two starts in one process share one cluster', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.url).toBe(two.url)
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('a server whose owner died is taken over, and then stopped', async () => {
  await startBefore()
  const orphan = await startInOtherProcess()
  const heir = await start()
  expect(heir.url).toBe(orphan.url)
  await heir.stop()
  await expect(ask(orphan, 'select 1')).rejects.toThrow(gone)
})

test('a process id that was left behind and now belongs to another program owns nothing', async () => {
  await startBefore()
  const orphan = await startInOtherProcess()
  await writeFile(join(cluster(), 'owner.json'), JSON.stringify({ pid: process.ppid, token: 'of before' }))
  await (await start()).stop()
  await expect(ask(orphan, 'select 1')).rejects.toThrow(gone)
})

test('whoever has stopped its server does not stop the one that another started since', async () => {
  await startBefore()
  const first = await start()
  await first.stop()
  const second = await start()
  await first.stop()
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('what a start left behind that died halfway is removed', async () => {
  const { stdout: deadPid } = await run(process.execPath, ['--print', 'process.pid'])
  await writeFile(join(dataDir, `postgres.init-${deadPid.trim()}-1.password`), '')
  await start()
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('a server that answers from another folder is not believed, and named as the obstacle', async () => {
  await startBefore()
  const original = await start()
  const copy = join(dataDir, 'copy')
  await run('mkdir', [copy])
  await run('cp', ['-a', cluster(), copy])
  const failure = await start(copy).catch((problem: unknown) => problem)
  expect(failure).toBeInstanceOf(StartupProblem)
  expect(String(failure)).toContain(`${copy}/postgres is in use by a PostgreSQL server that does not answer`)
  expect(await ask(original, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a cluster of another version is explained', async () => {
  await startBefore()
  await writeFile(join(cluster(), 'PG_VERSION'), '17\n')
  const failure = await start().catch((problem: unknown) => problem)
  expect(failure).toBeInstanceOf(StartupProblem)
  expect(String(failure)).toMatch(/created by PostgreSQL 17, but .* PostgreSQL 18/)
})

test('a folder with other contents is left alone', async () => {
  await cp(import.meta.filename, join(cluster(), 'letters.txt'))
  await expect(start()).rejects.toThrow('holds something else')
  expect(await readdir(cluster())).toEqual(['letters.txt'])
})

test.runIf(asRoot)('a data folder closed to the unprivileged user gets its cluster under /var/lib', async () => {
  await chmod(dataDir, 0o700)
  const server = await start()
  const home = await readlink(cluster())
  try {
    expect(home).toMatch(/^\/var\/lib\/polyharbor-/)
    expect((await start()).url).toBe(server.url)
    await server.stop()
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    for (const started of servers) await started.stop()
    await rm(dirname(home), { recursive: true })
  }
  await expect(start()).rejects.toThrow('that folder is gone')
})

test.runIf(asRoot)('a cluster that was closed to its user later is explained', async () => {
  await startBefore()
  await chmod(dataDir, 0o700)
  await expect(start()).rejects.toThrow(`chmod o+x ${dataDir}`)
})

test('the log keeps the values of rows to itself', async () => {
  await startBefore()
  const server = await start()
  await ask(server, 'create table member (email text unique)')
  const register = () => ask(server, `insert into member values ('buyer@example.com')`)
  await register()
  await expect(register()).rejects.toThrow('duplicate key')
  const log = await readFile(join(cluster(), 'server.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('buyer@example.com')
})
