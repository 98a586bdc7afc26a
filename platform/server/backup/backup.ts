import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { findPlace } from '../database/embedded/place.ts'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { takeLock } from '../file-lock.ts'
import { copyCluster } from './copy-cluster.ts'

/** What lies in a data folder beside the database. */
export const fileFolders = ['media', 'private']
const noteFile = 'backup.json'
const isBackup = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export interface BackupNote {
  madeAt: string
  /** When a copy of it was last started and found exact. */
  verifiedAt?: string
}

interface Wishes {
  dataDir: string
  /** Where backups lie, each in a folder named by its time. */
  target: string
  /** How many of them are kept. */
  keep: number
}

/** Copies database and files, whether the site runs or not, and answers the folder of the copy. */
export async function makeBackup({ dataDir, target, keep }: Wishes): Promise<string> {
  refuseInside(target, dataDir)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const unlock = await takeLock(join(target, '.lock'))
  if (!unlock) throw new StartupProblem(`Another backup is being made in ${target}.`)
  try {
    const made = await copyAll(dataDir, target)
    await removeOld(target, keep)
    return made
  } finally {
    unlock()
  }
}

/** Under another name until it is whole: what has the name of a backup is one. */
async function copyAll(dataDir: string, target: string): Promise<string> {
  const staging = join(target, '.unfinished')
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { mode: 0o700 })
  const { folder } = await findPlace(dataDir)
  const server = await startEmbedded(dataDir)
  const madeAt = new Date().toISOString()
  try {
    await copyCluster(server.url, folder, join(staging, 'postgres'))
  } finally {
    await server.stop()
  }
  // After the database, so that no row names a file that is missing.
  for (const name of fileFolders)
    await cp(join(dataDir, name), join(staging, name), { recursive: true, preserveTimestamps: true }).catch(ignoreNone)
  await writeFile(join(staging, noteFile), JSON.stringify({ madeAt } satisfies BackupNote), { mode: 0o600 })
  const made = join(target, madeAt.replaceAll(/[:.]/g, '-'))
  await rename(staging, made)
  return made
}

function ignoreNone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

async function removeOld(target: string, keep: number) {
  const names = (await readdir(target)).filter((name) => isBackup.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(target, name), { recursive: true })
}

/** A copy that lies within what it copies is lost with it, and grows with every further one. */
function refuseInside(target: string, dataDir: string) {
  const way = relative(resolve(dataDir), resolve(target))
  if (!way.startsWith('..')) throw new StartupProblem(`Backups need a folder outside ${dataDir}, best on another disk.`)
}

/** What was noted with a backup; the newest one of a folder that holds several. */
export async function openBackup(folder: string): Promise<BackupNote & { folder: string }> {
  const note = await readFile(join(folder, noteFile), 'utf8').catch(() => undefined)
  if (note !== undefined) return { ...(JSON.parse(note) as BackupNote), folder }
  const newest = (await readdir(folder).catch(() => []))
    .filter((name) => isBackup.test(name))
    .toSorted()
    .at(-1)
  if (newest) return openBackup(join(folder, newest))
  throw new StartupProblem(`There is no backup in ${folder}.`)
}

export async function noteVerified(folder: string): Promise<void> {
  const { folder: place, ...note } = await openBackup(folder)
  const verified: BackupNote = { ...note, verifiedAt: new Date().toISOString() }
  await writeFile(join(place, noteFile), JSON.stringify(verified), { mode: 0o600 })
}
