import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled } from './installed.mjs'
import { giveUp, npm, root } from './run.mjs'
import { ensureRuntime } from './runtime.mjs'

/** Brings node_modules in line with package-lock.json; `dev` adds what only tests and checks need. */
export async function ensureInstalled({ dev }) {
  if (await isInstalled({ dev })) console.log('Packages: up to date')
  else {
    console.log('Packages: installing (npm ci), about a minute the first time')
    const options = ['--no-audit', '--no-fund', '--prefer-offline', dev ? '--include=dev' : '--omit=dev']
    let result = await npm(['ci', ...options], { quiet: true })
    // Where the registry lacks a package for some other system, "ci" calls the lock file incomplete; "install" follows it.
    if (result.output.includes('EUSAGE')) result = await npm(['install', '--no-save', ...options], { quiet: true })
    if (result.code !== 0) giveUp('The packages could not be installed. Is the npm registry reachable?', result.output)
  }
  await ensureRuntime()
}

const sources = [
  'platform',
  'identity',
  'catalogue',
  'content',
  'trade',
  'service',
  'site',
  'demo',
  'db',
  'public',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

// Every build empties this folder, so a stamp found here belongs to what lies beside it.
const stamp = join(root, 'dist', 'server', '.stamp')

/** Builds pages and server unless the sources are those of the last build; resolves to the build's exit code and output. */
export async function ensureBuilt() {
  const fingerprint = await hashSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) {
    console.log('Build: up to date')
    return { code: 0, output: '' }
  }
  console.log('Build: pages and server')
  const result = await npm(['run', '--silent', 'build'], {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.code === 0) await writeFile(stamp, fingerprint)
  return result
}

async function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await filesIn(source))
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

async function filesIn(path) {
  const found = await stat(join(root, path)).catch(() => undefined)
  if (!found?.isDirectory()) return found ? [path] : []
  const names = (await readdir(join(root, path))).toSorted()
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat()
}
