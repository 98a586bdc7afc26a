import { chmod, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { accountFor, closedFolder, type Account } from './account.ts'
import { orUseYourOwn, StartupProblem } from './startup-problem.ts'

/** Of the server's socket, below its files. Base backups leave out what is there. */
export const socketFolder = 'pg_stat_tmp'

/** Where the cluster lives and who runs it. */
export interface Place {
  folder: string
  account: Account | undefined
}

export async function findPlace(dataDir: string): Promise<Place> {
  const home = await openDataFolder(resolve(dataDir))
  const link = join(home, 'postgres')
  const folder = await followLink(link)
  const account = await accountFor(folder)
  const closed = account && (await closedFolder(dirname(folder), account))
  if (!closed) return { folder, account }
  if (await exists(folder)) {
    throw new StartupProblem(
      `The database in ${folder} belongs to ${account.name}, who may not enter ${closed}. ` +
        `Allow it (chmod o+x ${closed}), ${orUseYourOwn}.`,
    )
  }
  return { folder: await placeElsewhere(link, closed, account), account }
}

const exists = (path: string) => stat(path).then(Boolean, () => false)

async function openDataFolder(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true })
    return await realpath(dataDir)
  } catch (failure) {
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be created (${(failure as Error).message}). ` +
        `Choose a folder that this user may write, ${orUseYourOwn}.`,
    )
  }
}

async function followLink(path: string) {
  const entry = await lstat(path).catch(() => undefined)
  if (!entry?.isSymbolicLink()) return path
  const target = resolve(dirname(path), await readlink(path))
  if (await exists(dirname(target))) return target
  throw new StartupProblem(
    `${path} points to a database in ${target}, but that folder is gone. ` +
      `Bring it back, or delete ${path} to begin with an empty database.`,
  )
}

/** The link left in the data folder shows people, and later starts, where the cluster went; creating it decides a race. */
async function placeElsewhere(link: string, closed: string, account: Account) {
  try {
    const shelter = await mkdtemp('/var/lib/polyharbor-')
    await chmod(shelter, 0o755)
    const created = await symlink(join(shelter, 'postgres'), link).then(
      () => true,
      () => false,
    )
    if (!created) await rm(shelter, { recursive: true })
    return await followLink(link)
  } catch (failure) {
    throw new StartupProblem(
      `PostgreSQL has to run as ${account.name}, who may not enter ${closed}, and no folder could be made in /var/lib ` +
        `instead (${(failure as Error).message}). Keep the data in a folder open to everybody, ${orUseYourOwn}.`,
    )
  }
}
