import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPlace } from '../database/embedded/place.ts'
import { fillThenRename } from '../database/embedded/staging.ts'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { fileFolders, folderStorage } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import { findServer } from './backup-queries.ts'
import { openBackup, type BackupNote } from './backup.ts'
import { restoreDump } from './dump.ts'
import { openIdentities } from './key-file.ts'
import { isEncrypted, readPart, type Reading, type Say } from './part.ts'
import { storeFiles } from './stored-files.ts'
import { untar } from './tar.ts'

export interface Destination {
  dataDir: string
  databaseUrl: string | undefined
  /** Where files go unless it is the data folder. */
  bucket: Storage | undefined
  keyFile: string | undefined
  say: Say
}

export interface Restored {
  madeAt: string
  files: number
}

/** Puts a backup where a site finds its data. What lies there already is never overwritten. */
export async function restoreBackup(from: string, to: Destination): Promise<Restored> {
  const { folder, note } = await openBackup(from)
  await refuseOccupied(note, to)
  const identities = isEncrypted(note.database) ? await openIdentities(to.keyFile) : []
  const reading = { folder, identities, say: to.say }
  // All of it before anything is put anywhere: what has been changed or cut off leaves no trace.
  for (const part of [note.files, note.database]) for await (const _ of readPart(part, reading));
  const archive = readPart(note.files, reading)
  if (to.bucket) {
    const files = await storeFiles(archive, to.bucket)
    await restoreDatabase(note, to, reading)
    return { madeAt: note.madeAt, files }
  }
  const files = await placeFiles(archive, to.dataDir)
  // The database last: a site that finds none starts with an empty one.
  await restoreDatabase(note, to, reading).catch(async (error: Error) => {
    for (const name of fileFolders) await rm(join(to.dataDir, name), { recursive: true, force: true })
    throw error
  })
  return { madeAt: note.madeAt, files }
}

const exists = (path: string) => stat(path).then(Boolean, () => false)

async function refuseOccupied({ database: { kind } }: BackupNote, { dataDir, databaseUrl, bucket }: Destination) {
  if (kind === 'folder' && databaseUrl)
    throw new StartupProblem('This backup is of an embedded database: restore it without DATABASE_URL.')
  if (kind === 'dump' && !databaseUrl)
    throw new StartupProblem('This backup is of an outer database: name an empty one by DATABASE_URL.')
  await mkdir(dataDir, { recursive: true })
  for (const name of [...(databaseUrl ? [] : ['postgres']), ...(bucket ? [] : fileFolders)])
    if (await exists(join(dataDir, name)))
      throw new StartupProblem(
        `${join(dataDir, name)} is there already. Move it away, or restore with DATA_DIR=<another folder>.`,
      )
  if (databaseUrl && !(await findServer(databaseUrl)).empty)
    throw new StartupProblem('The database at DATABASE_URL is not empty. Create another one and name that.')
}

async function placeFiles(archive: AsyncIterable<Uint8Array>, dataDir: string): Promise<number> {
  const staging = join(dataDir, `.restoring-${process.pid}`)
  try {
    const count = await storeFiles(archive, folderStorage(staging))
    for (const name of fileFolders)
      if (await exists(join(staging, name))) await rename(join(staging, name), join(dataDir, name))
    return count
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function restoreDatabase({ database }: BackupNote, { dataDir, databaseUrl }: Destination, reading: Reading) {
  const archive = readPart(database, reading)
  if (databaseUrl) return restoreDump(databaseUrl, archive)
  const { folder, account } = await findPlace(dataDir)
  await fillThenRename(folder, async (staging) => {
    await mkdir(staging, { mode: 0o700 })
    const own = (path: string) => (account ? chown(path, account.uid, account.gid) : undefined)
    await own(staging)
    for await (const { name, content } of untar(archive)) {
      const path = join(staging, name)
      if (name.endsWith('/')) await mkdir(path, { mode: 0o700 })
      else await writeFile(path, content, { mode: 0o600 })
      await own(path)
    }
  })
}
