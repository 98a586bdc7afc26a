import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { findPlace } from '../database/embedded/place.ts'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { takeLock } from '../file-lock.ts'
import type { Storage } from '../storage/storage.ts'
import type { Recipient } from './age-keys.ts'
import { copyCluster } from './copy-cluster.ts'
import { dumpOf } from './dump.ts'
import { writePart, type Part, type Say } from './part.ts'
import { storedFiles } from './stored-files.ts'
import { tarOf } from './tar.ts'

const noteFile = 'backup.json'
const isBackup = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export interface BackupNote {
  madeAt: string
  /** The folder of the embedded database, or what `pg_dump` wrote of another one. */
  database: Part & { kind: 'folder' | 'dump' }
  files: Part
  /** When a copy of it was last started and found exact. */
  verifiedAt?: string
}

/** Of which data a backup is made. */
export interface Source {
  dataDir: string
  /** Past a pooler; without one the embedded database is meant. */
  databaseUrl: string | undefined
  storage: Storage
}

export interface Wishes extends Source {
  /** Where backups lie, each in a folder named by its time. */
  target: string
  /** How many of them are kept. */
  keep: number
  /** Who can read it; nobody in particular: it is not encrypted. */
  recipients: readonly Recipient[]
  say: Say
}

/** Copies database and files, whether the site runs or not, and answers the folder of the copy. */
export async function makeBackup(wishes: Wishes): Promise<string> {
  const { dataDir, target, keep } = wishes
  refuseInside(target, dataDir)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const unlock = await takeLock(join(target, '.lock'))
  if (!unlock) throw new StartupProblem(`Another backup is being made in ${target}.`)
  const staging = join(target, '.unfinished')
  try {
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { mode: 0o700 })
    const note = await copyAll(wishes, staging)
    // Under another name until it is whole: what has the name of a backup is one.
    const made = join(target, note.madeAt.replaceAll(/[:.]/g, '-'))
    await rename(staging, made)
    await removeOld(target, keep)
    return made
  } finally {
    await rm(staging, { recursive: true, force: true })
    unlock()
  }
}

async function copyAll({ storage, ...wishes }: Wishes, folder: string): Promise<BackupNote> {
  const writing = { ...wishes, folder }
  let copied: Pick<BackupNote, 'madeAt' | 'database'> | undefined
  const copyDatabase = async () => {
    const madeAt = new Date().toISOString()
    const { databaseUrl: url, dataDir } = wishes
    const part = url
      ? await writePart('database.dump', dumpOf(url), writing)
      : await writePart('database.tar', tarOf(embeddedCluster(dataDir)), writing)
    copied = { madeAt, database: { ...part, kind: url ? 'dump' : 'folder' } }
  }
  const files = await writePart('files.tar', tarOf(storedFiles(storage, copyDatabase)), writing)
  if (!copied) throw new Error('The database was not copied.')
  const note: BackupNote = { ...copied, files }
  await writeNote(folder, note)
  return note
}

async function* embeddedCluster(dataDir: string) {
  const { folder } = await findPlace(dataDir)
  const server = await startEmbedded(dataDir)
  try {
    yield* copyCluster(server.url, folder)
  } finally {
    await server.stop()
  }
}

async function writeNote(folder: string, note: BackupNote) {
  const part = join(folder, `${noteFile}.part`)
  await writeFile(part, JSON.stringify(note, undefined, 2), { mode: 0o600 })
  await rename(part, join(folder, noteFile))
}

async function removeOld(target: string, keep: number) {
  for (const name of (await namesIn(target)).slice(0, -keep)) await rm(join(target, name), { recursive: true })
}

const namesIn = async (target: string) =>
  (await readdir(target).catch(() => [])).filter((name) => isBackup.test(name)).toSorted()

/** A copy that lies within what it copies is lost with it, and grows with every further one. */
function refuseInside(target: string, dataDir: string) {
  const way = relative(resolve(dataDir), resolve(target))
  if (!way.startsWith('..')) throw new StartupProblem(`Backups need a folder outside ${dataDir}, best on another disk.`)
}

/** What was noted with a backup; the newest one of a folder that holds several. */
export async function openBackup(folder: string): Promise<{ note: BackupNote; folder: string }> {
  const text = await readFile(join(folder, noteFile), 'utf8').catch(() => undefined)
  if (text !== undefined) return { note: readNote(text, folder), folder }
  const newest = (await namesIn(folder)).at(-1)
  if (newest) return openBackup(join(folder, newest))
  throw new StartupProblem(`There is no backup in ${folder}.`)
}

function readNote(text: string, folder: string): BackupNote {
  const note = JSON.parse(text) as Partial<BackupNote>
  const { madeAt, database, files } = note
  if (madeAt && database && files) return { ...note, madeAt, database, files }
  throw new StartupProblem(
    `${folder} was made by an earlier release. Copy its folders postgres, media and private into an empty data folder.`,
  )
}

export async function noteVerified(folder: string): Promise<void> {
  const { note } = await openBackup(folder)
  await writeNote(folder, { ...note, verifiedAt: new Date().toISOString() })
}
