import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from '#i18n/catalogues.ts'
import { expect, test } from './journey.ts'

const folder = join(import.meta.dirname, '../dist/client/assets')

/** Everything that a customer's browser can load. */
const bundle = () =>
  readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** Texts of the nouns that the back office has to itself, and all others. */
function sentences() {
  const own = new Set<string>()
  const others = new Set<string>()
  for (const catalogue of Object.values(catalogues))
    for (const [noun, texts] of Object.entries<Record<string, unknown>>(catalogue))
      for (const text of Object.values(texts))
        if (typeof text === 'string') (noun.startsWith('admin') ? own : others).add(text)
  const elsewhere = [...others].join('\n')
  return [...own].filter((text) => !elsewhere.includes(text))
}

test('nothing of the back office is in what customers load', () => {
  const loaded = bundle()
  expect(loaded).toContain('/customer/cartItem/add')
  expect(loaded).not.toMatch(/["'`/]operator\/|["'`]\/admin|admin-token|adminToken|\badmin[A-Z]\w+\s*:\s*\{/)
  // Short words mean something elsewhere too.
  const telling = sentences().filter((text) => text.length > 20)
  expect(telling.length).toBeGreaterThan(20)
  expect(telling.filter((text) => loaded.includes(text))).toEqual([])
})

const publicPages = [
  '/',
  '/news',
  '/product/search',
  '/product/detail?id=1',
  '/shop',
  '/case',
  '/inquiry',
  '/helpCenter',
  '/auth/login',
]

test('a first page brings few and small scripts, as they travel', async ({ request }) => {
  for (const path of publicPages) {
    const html = await (await request.get(path)).text()
    const files = [...new Set(html.match(/(?<=\/assets\/)[\w.-]+\.js/g))]
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, `${name}.br`)).size, 0)
    expect.soft(Math.round(bytes / 1024), `kB of ${path}`).toBeLessThanOrEqual(100)
    expect.soft(files.length, `files of ${path}`).toBeLessThan(26)
    expect(bytes).toBeGreaterThan(50_000)
  }
})
