import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error the tool reads plain JavaScript, which has no declarations
import configuration from '../.dependency-cruiser.mjs'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const rules = configuration as { forbidden: { name: string }[] }

interface Report {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** One import that each rule must refuse. A folder's own name keeps the files of two rules apart. */
const refused: [rule: string, from: string, to: string][] = [
  ['service-knows-nothing-above', 'service/chat/server/a.ts', '#site/server/app.ts'],
  ['trade-knows-nothing-above', 'trade/cart/server/a.ts', '#service/chat/server/send.ts'],
  ['content-knows-nothing-above', 'content/news/server/a.ts', '#trade/cart/server/add-item.ts'],
  ['catalogue-knows-nothing-above', 'catalogue/goods/server/a.ts', '#content/news/server/pick-news.ts'],
  ['identity-knows-nothing-above', 'identity/auth/server/a.ts', '#catalogue/goods/server/shared-queries.ts'],
  ['platform-knows-nothing-above', 'platform/server/api/a.ts', '#identity/auth/server/sign-in.ts'],
  ['contract-schema-library-only', 'platform/contract/a.ts', '#platform/texts/messages.ts'],
  ['contract-schema-library-only', 'platform/contract/b.ts', 'node:fs'],
  ['contract-schema-library-only', 'platform/contract/c.ts', 'react'],
  ['texts-contract-only', 'platform/texts/b.ts', '#platform/web/api.ts'],
  ['texts-contract-only', 'platform/texts/c.ts', 'react'],
  ['ui-without-business', 'platform/ui/a.tsx', '#platform/texts/messages.ts'],
  ['ui-without-business', 'platform/ui/b.tsx', 'valibot'],
  ['web-below-server', 'platform/web/b.ts', '#platform/server/api/z.ts'],
  ['web-below-server', 'platform/web/c.ts', '#platform/office/list.tsx'],
  ['rules-without-parts', 'trade/cart/contract.ts', '#trade/cart/server/add-item.ts'],
  ['rules-without-parts', 'trade/cart/figures.ts', '#trade/cart/pages/cart-badge.tsx'],
  ['rules-without-parts', 'trade/cart/limits.ts', '#platform/server/api/z.ts'],
  ['pages-without-server', 'trade/cart/pages/a.tsx', '#trade/cart/server/add-item.ts'],
  ['pages-without-server', 'trade/cart/office/a.tsx', '#trade/cart/server/add-item.ts'],
  ['pages-without-server', 'site/web/a.ts', '#platform/server/api/z.ts'],
  ['browsers-never-reach-the-server', 'trade/cart/office/b.tsx', './asks-the-server.ts'],
  ['office-apart', 'trade/cart/pages/b.tsx', '#trade/cart/office/table.tsx'],
  ['office-apart', 'trade/cart/pages/c.tsx', '#platform/office/list.tsx'],
  ['office-apart', 'trade/cart/rules.ts', '#platform/contract/office/fields.ts'],
  ['office-apart', 'site/web/b.ts', '#site/office/routes.ts'],
  ['by-operations-only', 'trade/orders/server/a.ts', '#trade/cart/server/queries.ts'],
  ['by-operations-only', 'trade/orders/server/b.ts', '#trade/cart/office/handlers.ts'],
  ['by-operations-only', 'trade/orders/server/c.ts', '#trade/cart/server/line-queries.ts'],
  ['pages-by-router-only', 'site/web/layouts/b.tsx', '#trade/cart/pages/cart-page.tsx'],
  ['pages-by-router-only', 'trade/orders/pages/detail-page.tsx', '#trade/cart/pages/cart-page.tsx'],
  ['demo-by-its-flag', 'trade/cart/server/d.ts', '#demo/seed.ts'],
  ['demo-by-its-flag', 'site/server/main.ts', '#demo/seed.ts'],
  ['demo-by-its-flag', 'site/first-start/server/d.ts', '#demo/seed.ts'],
  ['demo-loaded-by-its-flag', 'site/server/fill.ts', '#demo/seed.ts'],
  ['demo-without-pages', 'demo/a.ts', '#trade/cart/pages/cart-badge.tsx'],
  ['demo-without-pages', 'demo/b.ts', '#trade/cart/server/queries.ts'],
  ['tests-by-nobody', 'platform/server/api/b.ts', '#testing/factories.ts'],
  ['tests-by-nobody', 'platform/web/d.ts', '#platform/web/a.test.ts'],
  ['no-cycles', 'trade/cart/server/x.ts', './y.ts'],
  ['no-development-package', 'platform/server/api/c.ts', 'only-in-development'],
  ['no-development-package', 'platform/server/api/d.ts', 'not-in-the-manifest'],
  ['no-missing-module', 'platform/server/api/e.ts', './nowhere.ts'],
]

const allowed: [from: string, to: string][] = [
  ['platform/contract/z.ts', 'valibot'],
  ['platform/texts/z.ts', '#platform/contract/z.ts'],
  ['platform/server/api/z.ts', '#platform/server/database/z.ts'],
  ['platform/server/pages/z.ts', '#platform/web/visit.ts'],
  ['trade/orders/server/z.ts', '#trade/cart/server/add-item.ts'],
  ['trade/orders/server/y.ts', '#trade/cart/server/shared-queries.ts'],
  ['trade/cart/server/handlers.ts', './queries.ts'],
  ['site/server/handlers.ts', '#trade/cart/server/handlers.ts'],
  ['site/server/app.ts', '#site/web/entry.server.tsx'],
  ['platform/ui/z.tsx', 'react'],
  ['trade/orders/pages/z-page.tsx', '#trade/cart/pages/cart-badge.tsx'],
  ['trade/cart/office/z-page.tsx', '#platform/office/list.tsx'],
  ['site/web/routes.ts', '#trade/cart/pages/cart-page.tsx'],
  ['site/web/root.tsx', '#site/error/pages/error-view.tsx'],
  ['demo/z.ts', '#trade/cart/server/add-item.ts'],
  ['demo/y.ts', '#trade/cart/server/shared-queries.ts'],
  ['platform/server/api/y.ts', 'only-in-development'],
  ['platform/web/z.ts', 'virtual:wires'],
  ['trade/cart/server/z.test.ts', '#testing/factories.ts'],
]

const runs = new Set(refused.filter(([rule]) => rule === 'no-development-package').map(([, from]) => from))
let tree: string

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text, { flag: 'a' })
}

const ours = (to: string) => to.startsWith('#')

/** The source itself is read by `npm run check:imports`, by the same rules. */
async function cruise(folder: string): Promise<Report> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const folders = ['platform', 'identity', 'catalogue', 'content', 'trade', 'service', 'site', 'demo']
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
  write('trade/cart/server/y.ts', "import type * as it from './x.ts'\n")
  write('trade/cart/server/queries.ts', '')
  write('trade/cart/office/asks-the-server.ts', "import type * as it from '#platform/server/api/z.ts'\n")
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
