import { chown, cp, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from '../database/embedded/account.ts'
import { findPlace } from '../database/embedded/place.ts'
import { fillThenRename } from '../database/embedded/staging.ts'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import { fileFolders, openBackup } from './backup.ts'

/** Puts a backup where a site finds its data. What lies there already is never overwritten. */
export async function restoreBackup(from: string, dataDir: string): Promise<string> {
  const { folder, madeAt } = await openBackup(from)
  await mkdir(dataDir, { recursive: true })
  for (const name of ['postgres', ...fileFolders])
    if (await exists(join(dataDir, name)))
      throw new StartupProblem(
        `${join(dataDir, name)} is there already. Move it away, or restore with DATA_DIR=<another folder>.`,
      )
  for (const name of fileFolders)
    if (await exists(join(folder, name)))
      await cp(join(folder, name), join(dataDir, name), { recursive: true, preserveTimestamps: true })
  // The database last: a site that finds none starts with an empty one.
  const place = await findPlace(dataDir)
  await fillThenRename(place.folder, async (staging) => {
    await cp(join(folder, 'postgres'), staging, { recursive: true, preserveTimestamps: true })
    if (place.account) await giveTo(place.account, staging)
  })
  return madeAt
}

const exists = (path: string) => stat(path).then(Boolean, () => false)

async function giveTo({ uid, gid }: Account, folder: string) {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid)
}
