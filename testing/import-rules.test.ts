import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error the tool reads plain JavaScript, which has no declarations
import configuration from '#.dependency-cruiser.mjs'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const rules = configuration as { forbidden: { name: string }[] }

interface Report {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}

/** One import that each rule must refuse. A folder's own name keeps the files of two rules apart. */
const refused: [rule: string, from: string, to: string][] = [
  ['contract-schema-library-only', 'contract/a.ts', '#i18n/a.ts'],
  ['contract-schema-library-only', 'contract/b.ts', 'node:fs'],
  ['contract-schema-library-only', 'contract/c.ts', 'react'],
  ['i18n-contract-only', 'i18n/b.ts', '#web/lib/a.ts'],
  ['i18n-contract-only', 'i18n/c.ts', 'react'],
  ['platform-below-features', 'server/http/a.ts', '#server/features/cart/add-item.ts'],
  ['platform-below-features', 'server/database/a.ts', '#server/app.ts'],
  ['platform-below-features', 'server/mail/a.ts', '#web/lib/visit.ts'],
  ['pages-know-the-render-function', 'server/http/pages.ts', '#web/lib/api.ts'],
  ['feature-on-platform', 'server/features/cart/a.ts', '#server/handlers.ts'],
  ['feature-on-platform', 'server/features/cart/b.ts', '#web/lib/local-path.ts'],
  ['feature-by-operations-only', 'server/features/orders/a.ts', '#server/features/cart/queries.ts'],
  ['feature-by-operations-only', 'server/features/orders/b.ts', '#server/features/cart/operator-handlers.ts'],
  ['wiring-within-server', 'server/main.ts', '#web/router.ts'],
  ['seed-on-server', 'db/seed/a.ts', '#server/features/cart/queries.ts'],
  ['seed-on-server', 'db/seed/b.ts', '#web/lib/a.ts'],
  ['ui-without-business', 'web/ui/a.tsx', '#i18n/messages.ts'],
  ['ui-without-business', 'web/ui/b.tsx', 'valibot'],
  ['lib-below-pages', 'web/lib/b.ts', '#web/layouts/parts/header.tsx'],
  ['lib-below-pages', 'web/lib/c.ts', '#web/features/cart/cart-badge.tsx'],
  ['layouts-on-parts', 'web/layouts/a.tsx', '#web/root.tsx'],
  ['part-in-its-feature', 'web/features/orders/order-row.tsx', '#web/features/cart/cart-badge.tsx'],
  ['part-in-its-feature', 'web/features/orders/order-card.tsx', '#web/layouts/parts/header.tsx'],
  ['page-on-parts', 'web/features/orders/list-page.tsx', '#web/router.ts'],
  ['pages-by-router-only', 'web/layouts/b.tsx', '#web/features/cart/cart-page.tsx'],
  ['pages-by-router-only', 'web/features/orders/detail-page.tsx', '#web/features/cart/cart-page.tsx'],
  ['operator-apart', 'web/features/cart/c-page.tsx', '#web/admin/ui/table.tsx'],
  ['operator-apart', 'contract/d.ts', '#contract/operator/a.ts'],
  ['operator-apart', 'web/lib/e.ts', '#i18n/en-US/admin/a.ts'],
  ['admin-on-parts', 'web/admin/ui/b.tsx', '#web/root.tsx'],
  ['web-by-contract-only', 'web/features/cart/d-page.tsx', '#server/features/cart/add-item.ts'],
  ['tests-by-nobody', 'server/http/b.ts', '#testing/factories.ts'],
  ['tests-by-nobody', 'web/lib/d.ts', '#web/lib/a.test.ts'],
  ['no-cycles', 'server/features/cart/x.ts', './y.ts'],
  ['no-development-package', 'server/http/c.ts', 'only-in-development'],
  ['no-development-package', 'server/http/d.ts', 'not-in-the-manifest'],
  ['no-missing-module', 'server/http/e.ts', './nowhere.ts'],
]

const allowed: [from: string, to: string][] = [
  ['contract/z.ts', 'valibot'],
  ['i18n/z.ts', '#contract/z.ts'],
  ['server/http/z.ts', '#server/database/z.ts'],
  ['server/http/document.ts', '#web/lib/visit.ts'],
  ['server/features/orders/z.ts', '#server/features/cart/add-item.ts'],
  ['server/features/cart/handlers.ts', './queries.ts'],
  ['server/app.ts', '#web/entry.server.tsx'],
  ['web/ui/z.tsx', 'react'],
  ['web/features/orders/z-page.tsx', '#web/features/cart/cart-badge.tsx'],
  ['web/admin/features/cart/z-page.tsx', '#web/admin/ui/table.tsx'],
  ['server/admin.ts', '#web/admin/entry.server.tsx'],
  ['web/root.tsx', '#web/features/error/error-view.tsx'],
  ['web/layouts/z.tsx', '#web/routes.ts'],
  ['server/http/y.ts', 'only-in-development'],
  ['web/lib/z.ts', 'virtual:wires'],
  ['server/features/cart/z.test.ts', '#testing/factories.ts'],
]

const targets = [
  '#web/entry.server.tsx',
  '#server/handlers.ts',
  '#web/root.tsx',
  '#i18n/messages.ts',
  '#web/lib/api.ts',
]
const runs = new Set(refused.filter(([rule]) => rule === 'no-development-package').map(([, from]) => from))
let tree: string

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text, { flag: 'a' })
}

const ours = (to: string) => to.startsWith('#')

async function cruise(folder: string): Promise<Report> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const folders = ['contract', 'i18n', 'server', 'web', 'db']
  const args = [program, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch(
    (error) => error,
  )
  return JSON.parse(stdout) as Report
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'polyharbor-imports-'))
  const { imports } = manifest
  const dependencies = { react: '*', valibot: '*' }
  write(
    'package.json',
    JSON.stringify({ type: 'module', imports, dependencies, devDependencies: { 'only-in-development': '*' } }),
  )
  for (const name of ['react', 'valibot', 'only-in-development', 'not-in-the-manifest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  // Type imports, because those count as much as others; only a package may be there for its types alone.
  for (const [from, to] of [...refused.map(([, ...edge]) => edge), ...allowed]) {
    const kind = runs.has(from) ? 'import' : 'import type'
    write(from, `${kind} * as it from '${to}'\nexport type It = typeof it\n`)
    if (ours(to)) write(to.slice(1), '')
  }
  for (const to of targets) write(to.slice(1), '')
  write('server/features/cart/y.ts', "import type * as it from './x.ts'\n")
  write('server/features/cart/queries.ts', '')
})

afterAll(() => rmSync(tree, { recursive: true }))

describe('the import rules', () => {
  const report = { violations: new Set<string>() }
  beforeAll(async () => {
    const { summary } = await cruise(tree)
    for (const { rule, from, to } of summary.violations) report.violations.add(`${rule.name}: ${from} → ${to}`)
  })
  const breaks = (rule: string, from: string) =>
    [...report.violations].some((line) => line.startsWith(`${rule}: ${from} → `))

  test.each(refused)('%s refuses %s → %s', (rule, from) => expect(breaks(rule, from)).toBe(true))

  test.each(allowed)('allow %s → %s', (from) =>
    expect([...report.violations].filter((line) => line.includes(`: ${from} → `))).toEqual([]),
  )

  test('each have a seeded violation', () => {
    const named = rules.forbidden.map(({ name }) => name)
    expect([...new Set(refused.map(([rule]) => rule))].toSorted()).toEqual(named.toSorted())
  })
})

test('the whole source is read, and keeps the rules', { timeout: 60_000 }, async () => {
  const { summary } = await cruise(root)
  expect(summary.totalCruised).toBeGreaterThan(700)
  expect(summary.violations).toEqual([])
})
