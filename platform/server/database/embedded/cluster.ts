import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireDiskSpace } from './disk-space.ts'
import type { Place } from './place.ts'
import type { Programs } from './programs.ts'
import { runTool } from './run-tool.ts'
import { fillThenRename } from './staging.ts'
import { couldNot, orUseYourOwn, StartupProblem } from './startup-problem.ts'

/** Beside PostgreSQL's own files, so that it appears and disappears with them. */
const passwordFile = 'superuser-password'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  jit: 'off',
  work_mem: '32MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  log_checkpoints: 'off',
  // Values of rows (addresses, telephone numbers) stay out of the server's log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Creates the cluster unless it exists, and returns the superuser's password. */
export async function openCluster(place: Place, programs: Programs) {
  if (await isEmpty(place.folder)) {
    await requireDiskSpace(dirname(place.folder))
    await fillThenRename(place.folder, (staging) => createCluster(staging, place, programs))
  }
  await requireVersion(place.folder, programs.major)
  return await readFile(join(place.folder, passwordFile), 'utf8').catch(() => {
    throw new StartupProblem(
      `The database in ${place.folder} was not created by PolyHarbor: its file ${passwordFile} is missing. ` +
        `Move the folder away to begin with an empty database, ${orUseYourOwn}.`,
    )
  })
}

async function isEmpty(folder: string) {
  try {
    return (await readdir(folder)).length === 0
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException
    if (code === 'ENOENT') return true
    throw new StartupProblem(
      `The database in ${folder} cannot be read (${message}). ` +
        `Start PolyHarbor as the user it belongs to, ${orUseYourOwn}.`,
    )
  }
}

async function requireVersion(folder: string, major: string) {
  const created = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (created === major) return
  if (!created) {
    throw new StartupProblem(
      `The folder ${folder} holds something else than a PostgreSQL database. Move its contents away, ${orUseYourOwn}.`,
    )
  }
  throw new StartupProblem(
    `The database in ${folder} was created by PostgreSQL ${created}, but this release of PolyHarbor brings ` +
      `PostgreSQL ${major}, which cannot read it. Return to the earlier release and export the data, or move the ` +
      `folder away to begin with an empty database, ${orUseYourOwn}.`,
  )
}

async function createCluster(folder: string, { account }: Place, { initdb }: Programs) {
  const password = randomBytes(24).toString('hex')
  const secret = `${folder}.password`
  try {
    await mkdir(folder, { mode: 0o700 })
    await writeFile(secret, password, { mode: 0o600 })
    if (account) for (const path of [folder, secret]) await chown(path, account.uid, account.gid)
    const access = ['--username', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256']
    const locale = [
      '--encoding',
      'UTF8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--locale',
      'C',
    ]
    const configuration = Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`])
    const { ok, output } = await runTool(initdb, ['--pgdata', folder, ...access, ...locale, ...configuration], account)
    if (!ok) throw new Error(output)
    await rename(secret, join(folder, passwordFile))
  } catch (failure) {
    throw couldNot('create the database', folder, (failure as Error).message)
  } finally {
    await rm(secret, { force: true })
  }
}
