import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBackup } from '#platform/server/backup/backup.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { backupSteps } from '#site/server/backup-steps.ts'
import { addMessages, createDatabase, sumOfMessages } from './backup-queries.ts'
import { startSystemPostgres } from '../system-postgres.mjs'

/**
 * `node scripts/bench/backup.ts [megabytes]` (after a build) makes a site of that size in a folder of its own, three fifths of it rows, and
 * says how long a backup, its verification and a restore take, plain and encrypted, of the embedded database and of Debian's.
 */
const megabytes = Number(process.argv[2] ?? 1024)
const home = await mkdtemp(join(tmpdir(), 'polyharbor-bench-'))
await chmod(home, 0o755)
const at = (name: string) => join(home, name)
const MB = 1024 ** 2

async function fill(url: string, dataDir: string) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir }
  execFileSync(process.execPath, [join(import.meta.dirname, '../../dist/server/main.js'), '--migrate'], { env })
  const db = openDatabase({ url, pool: 1, unhurried: true })
  for (let done = 0; done < megabytes * 0.6; done += 20) await addMessages(db, 20)
  const storage = openStorage({ dataDir, bucket: undefined })
  for (let count = 0; count < megabytes * 0.4; count++)
    await storage.put(`private/${count}.bin`, randomBytes(MB), 'application/octet-stream')
  await db.end()
}

async function sumAt(url: string): Promise<string> {
  const db = openDatabase({ url, pool: 1, unhurried: true })
  return sumOfMessages(db).finally(db.end)
}

/** Seconds, and the most memory of this process. */
async function measured(work: () => Promise<unknown>): Promise<string> {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  clearInterval(timer)
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - began) / 1000
  return `${seconds.toFixed(1)} s (CPU ${((user + system) / 1e6).toFixed(1)} s, ${Math.round(most / MB)} MB)`
}

interface Kind {
  name: string
  /** The environment of the site, and of an empty place to restore to. */
  live: NodeJS.ProcessEnv
  empty(): Promise<NodeJS.ProcessEnv>
  sum(env: NodeJS.ProcessEnv): Promise<string>
}

async function run({ name, live, empty, sum }: Kind, key?: { file: string; recipient: string }) {
  const target = at('backups')
  const secret = key ? { BACKUP_RECIPIENTS: key.recipient, BACKUP_KEY_FILE: key.file } : {}
  const config = readConfig({ ...live, ...secret }, [])
  const made = await measured(() => backupSteps.backup(target, config))
  const { database, files } = (await openBackup(target)).note
  const verified = await measured(() => backupSteps['verify-backup'](target, config))
  const again = await empty()
  const restored = await measured(() => backupSteps.restore(target, readConfig({ ...again, ...secret }, [])))
  const equal = (await sum(again)) === (await sum(live))
  await rm(target, { recursive: true })
  await rm(at('again'), { recursive: true })
  console.log(
    `${name}, ${key ? 'encrypted' : 'plain'}, ${Math.round(database.bytes / MB)} + ${Math.round(files.bytes / MB)} MB: ` +
      `backup ${made}, verify ${verified}, restore ${restored}, sums ${equal ? 'equal' : 'DIFFER'}`,
  )
}

const keyFile = at('key')
const said = await backupSteps['make-backup-key'](keyFile, readConfig({}, []))
const key = { file: keyFile, recipient: /age1\S+/.exec(said)?.[0] ?? '' }
const onEmbedded = async (dataDir: string, work: (url: string) => Promise<string>) => {
  const server = await startEmbedded(dataDir)
  return work(server.url).finally(() => server.stop())
}
const embedded: Kind = {
  name: 'embedded',
  live: { DATA_DIR: at('data') },
  empty: async () => ({ DATA_DIR: at('again') }),
  sum: ({ DATA_DIR = '' }) => onEmbedded(DATA_DIR, sumAt),
}
const system = await startSystemPostgres()
const urlOf = (database: string) => system.url.replace(/postgres$/, database)
const create = async (name: string) => {
  const db = openDatabase({ url: system.url, pool: 1 })
  await createDatabase(db, name).finally(db.end)
  return urlOf(name)
}
let restores = 0
const outer: Kind = {
  name: 'outer',
  live: { DATA_DIR: at('data'), DATABASE_URL: await create('live') },
  empty: async () => ({ DATA_DIR: at('again'), DATABASE_URL: await create(`again${++restores}`) }),
  sum: ({ DATABASE_URL = '' }) => sumAt(DATABASE_URL),
}
try {
  const server = await startEmbedded(at('data'))
  await fill(server.url, at('data')).finally(() => server.stop())
  for (const each of [undefined, key]) await run(embedded, each)
  await fill(outer.live['DATABASE_URL'] ?? '', at('data'))
  for (const each of [undefined, key]) await run(outer, each)
} finally {
  await system.stop()
  await rm(home, { recursive: true })
}
