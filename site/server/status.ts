import { statfs } from 'node:fs/promises'
import { openBackup } from '#platform/server/backup/backup.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { namesOfMigrations } from '#platform/server/database/migrate.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { countWaiting, findApplied, findDatabaseState, searchTroubledJobs } from './status-queries.ts'

interface Line {
  name: string
  /** Undefined where nothing is wrong. */
  problem?: string | undefined
  facts: string
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`

/** What an administrator wants to know first, a line each; whatever is wrong begins with an exclamation mark. */
export async function statusOf(config: Config, { db }: { db: Database }): Promise<string> {
  const lines = [
    await aboutDatabase(db),
    await aboutMigrations(db),
    ...(await Promise.all([aboutJobs(db), aboutOutbox(db)].map(orUnknown))),
    await aboutStorage(config),
    await aboutDisk(config),
    await aboutBackups(config),
  ]
  return lines
    .map(
      ({ name, problem, facts }) =>
        `${problem ? '!' : ' '} ${name.padEnd(11)}${[problem, facts].filter(Boolean).join('; ')}`,
    )
    .join('\n')
}

/** Before the first migration there is nothing to ask. */
const orUnknown = (line: Promise<Line>) =>
  line.catch((error: Error): Line => ({ name: 'site', problem: error.message, facts: '' }))

async function aboutDatabase(db: Database): Promise<Line> {
  const state = await findDatabaseState(db)
  if (!state) return { name: 'database', problem: 'says nothing of itself', facts: '' }
  const { version, standby, bytes, connections, mostConnections, standbys, lagBytes } = state
  const full = connections > mostConnections * 0.9
  return {
    name: 'database',
    problem: standby ? 'is a standby: nothing can be written' : full ? 'nearly out of connections' : undefined,
    facts: [
      `PostgreSQL ${version}, ${megabytes(bytes)}, ${connections} of ${mostConnections} connections`,
      standbys > 0 && `${standbys} standbys, the last ${megabytes(lagBytes)} behind`,
    ]
      .filter(Boolean)
      .join(', '),
  }
}

async function aboutMigrations(db: Database): Promise<Line> {
  const applied = new Set((await findApplied(db)).map(({ name }) => name))
  const due = namesOfMigrations.filter((name) => !applied.has(name))
  return {
    name: 'schema',
    problem: due.length > 0 ? `${due.length} migrations are due` : undefined,
    facts: `${applied.size} applied`,
  }
}

async function aboutJobs(db: Database): Promise<Line> {
  const troubled = await searchTroubledJobs(db)
  const facts = troubled.map(({ name, failures, lastError }) =>
    failures > 0 ? `${name} failed ${failures} times: ${lastError}` : `${name} was not run`,
  )
  return {
    name: 'jobs',
    problem: facts.length > 0 ? `${facts.length} in trouble` : undefined,
    facts: facts.join('; ') || 'all run',
  }
}

async function aboutOutbox(db: Database): Promise<Line> {
  const { waiting = 0, oldestMinutes = 0 } = (await countWaiting(db)) ?? {}
  return {
    name: 'outbox',
    problem: oldestMinutes > 15 ? `a message has waited for ${oldestMinutes} minutes` : undefined,
    facts: `${waiting} waiting`,
  }
}

const probe = 'private/status-probe.txt'

async function aboutStorage(config: Config): Promise<Line> {
  const facts = config.bucket ? `bucket ${config.bucket.bucket}` : `folder ${config.dataDir}`
  try {
    const storage = openStorage(config)
    await storage.put(probe, Buffer.from('ok'), 'text/plain')
    const file = await storage.open(probe)
    file?.stream.destroy()
    await storage.remove(probe)
    return { name: 'files', problem: file ? undefined : 'what was stored is not there', facts }
  } catch (error) {
    return { name: 'files', problem: (error as Error).message, facts }
  }
}

async function aboutDisk({ dataDir }: Config): Promise<Line> {
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return { name: 'disk', facts: `no folder ${dataDir}` }
  const [free, all] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize]
  return {
    name: 'disk',
    problem: free < all / 20 || free < 500 * 1024 * 1024 ? 'nearly full' : undefined,
    facts: `${megabytes(free)} of ${megabytes(all)} free`,
  }
}

const dayMs = 24 * 3600 * 1000

async function aboutBackups({ backups: { folder }, databaseUrl }: Config): Promise<Line> {
  if (!folder)
    return { name: 'backup', facts: databaseUrl ? 'the database has its own' : 'none is made: set BACKUP_DIR' }
  const newest = await openBackup(folder).catch(() => undefined)
  const late = newest && Date.now() - Date.parse(newest.madeAt) > 2 * dayMs
  return {
    name: 'backup',
    problem: newest ? (late ? 'the last one is old' : undefined) : 'there is none',
    facts: newest ? `made ${newest.madeAt}` : folder,
  }
}
