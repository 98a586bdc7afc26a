import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { openBackup } from '#platform/server/backup/backup.ts'
import { isEncrypted } from '#platform/server/backup/part.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { namesOfMigrations } from '#platform/server/database/migrate.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { jobNames } from '#site/jobs/office/contract.ts'
import type { ProcessRow } from '../office/contract.ts'
import type { FactName, Read } from '../facts.ts'
import { isSilent } from '../silence.ts'
import { readCertificate } from './certificate.ts'
import { countMessages, findApplied, findArchive, findDatabaseState, searchTroubledJobs } from './queries.ts'

interface Here {
  db: Database
  config: Config
  processes: readonly ProcessRow[]
}
type Noted = Read & { notes?: string[] }

const sumOf = (rows: readonly ProcessRow[], name: 'poolUsed' | 'poolMost' | 'listenersDown' | 'sockets') =>
  rows.reduce((sum, row) => sum + row[name], 0)
const alive = ({ processes }: Here) => processes.filter((row) => !isSilent(row))

/** How each fact is found out; one that answers nothing does not apply here. */
export const readers: Record<FactName, (here: Here) => Promise<Noted>> = {
  processes: async (here) => {
    const rows = alive(here)
    return {
      webProcesses: rows.filter(({ web }) => web).length,
      workerProcesses: rows.filter(({ worker }) => worker).length,
      silentProcesses: here.processes.length - rows.length,
      releases: new Set(rows.map(({ release }) => release)).size,
    }
  },
  database: ({ db }) => readDatabase(db),
  replica: async ({ db: { replica } }) => {
    if (!replica) return {}
    const { standby, used, lagMs, behindBytes } = await replica.look()
    return {
      replicaPrimary: Number(!standby),
      replicaUsed: Number(used),
      replicaLagMilliseconds: lagMs,
      replicaLagBytes: behindBytes ?? undefined,
    }
  },
  schema: async ({ db }) => {
    const applied = new Set((await findApplied(db)).map(({ name }) => name))
    const due = namesOfMigrations.filter((name) => !applied.has(name))
    return { migrationsApplied: applied.size, migrationsDue: due.length, notes: due }
  },
  pool: async (here) => ({
    poolUsed: sumOf(alive(here), 'poolUsed'),
    poolMost: sumOf(alive(here), 'poolMost'),
    poolWaiting: Math.max(0, ...alive(here).map(({ poolWaiting }) => poolWaiting)),
  }),
  listeners: async (here) => ({ listenersDown: sumOf(alive(here), 'listenersDown') }),
  sockets: async (here) => ({ socketsOpen: sumOf(alive(here), 'sockets') }),
  jobs: ({ db, config }) => readJobs(db, config),
  outbox: async ({ db }) => {
    const { waiting = 0, oldestSeconds = 0, failed = 0 } = (await countMessages(db)) ?? {}
    return { outboxWaiting: waiting, outboxOldestSeconds: oldestSeconds, outboxFailed: failed }
  },
  storage: ({ config }) => readStorage(config),
  disk: async ({ config: { dataDir } }) => {
    const disk = await statfs(dataDir).catch(() => undefined)
    return disk ? { diskFreeBytes: disk.bavail * disk.bsize, diskFreeShare: disk.bavail / disk.blocks } : {}
  },
  backup: ({ db, config }) => readBackup(db, config),
  certificate: ({ config }) => readCertificate(config.publicOrigin),
}

async function readDatabase(db: Database): Promise<Read> {
  const state = await findDatabaseState(db)
  if (!state) return {}
  const { version, primary, writable, bytes, connections, mostConnections, standbys, lagBytes } = state
  return {
    databaseVersion: `PostgreSQL ${version.split(' ', 1)[0]}`,
    databasePrimary: Number(primary),
    databaseWritable: Number(writable),
    databaseBytes: bytes,
    connections,
    mostConnections,
    connectionShare: connections / mostConnections,
    standbys,
    standbyLagBytes: standbys > 0 ? lagBytes : undefined,
  }
}

/** Without a folder for them no backup is made, and none is missed. */
async function readJobs(db: Database, { backups }: Config) {
  const names = jobNames.filter((name) => name !== 'backUp' || backups.folder !== undefined)
  const troubled = await searchTroubledJobs(db, names)
  return {
    jobsFailing: troubled.filter(({ failures }) => failures > 0).length,
    jobFailuresInARow: Math.max(0, ...troubled.map(({ failures }) => failures)),
    jobsOverdue: troubled.filter(({ overdue }) => overdue).length,
    notes: troubled.map(({ name, lastError }) => (lastError === null ? name : `${name}: ${lastError}`)),
  }
}

/** By a small file that is written, read and removed. */
async function readStorage(config: Config): Promise<Read> {
  const storage = openStorage(config)
  const key = `private/status-${randomUUID()}.txt`
  const begun = performance.now()
  await storage.put(key, Buffer.from('ok'), 'text/plain')
  const file = await storage.open(key)
  file?.stream.destroy()
  await storage.remove(key)
  if (!file) throw new Error('What was stored is not there.')
  return {
    storagePlace: config.bucket ? `${config.bucket.endpoint}/${config.bucket.bucket}` : config.dataDir,
    storageMilliseconds: Math.round(performance.now() - begun),
  }
}

/** Of an outer database also what it keeps of its log by itself. */
async function readBackup(db: Database, { backups: { folder }, databaseUrl }: Config): Promise<Read> {
  const archive = databaseUrl === undefined ? undefined : await findArchive(db)
  const kept = archive?.on ? { archiveAgeSeconds: archive.ageSeconds, archiveFailing: Number(archive.failing) } : {}
  if (folder === undefined) return databaseUrl === undefined ? { backupsMade: 0 } : kept
  const note = (await openBackup(folder).catch(() => undefined))?.note
  return {
    backupAgeSeconds: ageOf(note?.madeAt),
    backupVerifiedSeconds: ageOf(note?.verifiedAt),
    backupBytes: note && note.database.bytes + note.files.bytes,
    backupEncrypted: note && Number(isEncrypted(note.database)),
    ...kept,
  }
}

const ageOf = (at: string | undefined) => (at === undefined ? null : (Date.now() - Date.parse(at)) / 1000)
