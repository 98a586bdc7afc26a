import { expect, test } from 'vitest'
import { pathLiterals, pathLiteralsIn } from './path-literals.ts'
import { ownAreas, readSource, sourceFiles, walkSource } from './source-files.ts'

const sources = sourceFiles(`${ownAreas}/**/*.{ts,tsx}`)

test('the environment is read in one place', () => {
  // Together with the file `.env`; what it means is decided in config.ts.
  const readers = sources.filter((path) => !path.includes('.test.') && /\bprocess\.env\b/.test(readSource(path)))
  expect(readers).toEqual(['platform/server/environment.ts'])
})

/** `insert into x`, `update x set`, `delete from x` of every sql`…` in a file. */
function tablesWrittenIn(path: string, text: string): string[] {
  const tables: string[] = []
  if (!text.includes('sql`')) return tables
  walkSource(path, text, () => ({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const query = quasi.quasis.map(({ value }) => value.raw).join(' ')
      for (const [, table] of query.matchAll(
        /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)(?=\s+(?:\(|set|where|select|$))/gi,
      ))
        if (table) tables.push(table.toLowerCase())
    },
  }))
  return tables
}

test('the search for written tables finds them', () => {
  const text =
    'sql`insert into a (id) values (1) on conflict do update set id = 2`; sql`update b set x = 1`; sql`delete from c where true`; sql`select x from d for update`'
  expect(tablesWrittenIn('a.ts', text)).toEqual(['a', 'b', 'c'])
})

/** Where two nouns share a table, and the columns that are the second one's. */
const shared = new Map([
  ['product', 'catalogue/goods moves its stock'],
  ['lot', 'catalogue/goods moves its stock'],
  ['member', 'identity/auth writes what somebody signs in with'],
  ['order_line', 'trade/shipments counts what has left, trade/settlements what is charged'],
  ['sales_order', 'trade/settlements changes its total'],
  ['letter', 'service/broadcasts writes many at once'],
  ['passkey', 'identity/auth ends those that a stranger may have set'],
  ['address', 'identity/companies takes over those of who founds one'],
])

test('a table is written by one noun', () => {
  const owners = new Map<string, Set<string>>()
  for (const path of sources) {
    const owner = /^(?:platform\/\w+\/[^/]+|[^/]+\/[^/]+)/.exec(path)?.[0] ?? path
    for (const table of tablesWrittenIn(path, readSource(path)))
      owners.set(table, (owners.get(table) ?? new Set()).add(owner))
  }
  expect(owners.size).toBeGreaterThan(2)
  const twice = [...owners].flatMap(([table, writers]) => (writers.size > 1 ? [table] : []))
  expect(twice.toSorted()).toEqual([...shared.keys()].toSorted())
})

/** Where `Promise.all` stands within a function that has a transaction: its one connection answers one after the other. */
function allAtOnceIn(path: string, text: string): string[] {
  if (!text.includes('Promise.all')) return []
  const transactions: [start: number, end: number][] = []
  const found: { at: number; line: number }[] = []
  walkSource(path, text, (line) => {
    const note = ({ params, start, end }: { params: readonly unknown[]; start: number; end: number }) => {
      if (params.some((param) => (param as { name?: string }).name === 'tx')) transactions.push([start, end])
    }
    return {
      FunctionDeclaration: note,
      FunctionExpression: note,
      ArrowFunctionExpression: note,
      MemberExpression: ({ object, property, start }) => {
        if (object.type === 'Identifier' && object.name === 'Promise' && (property as { name?: string }).name === 'all')
          found.push({ at: start, line: line(start) })
      },
    }
  })
  const within = ({ at }: { at: number }) => transactions.some(([start, end]) => start < at && at < end)
  return found.filter(within).map(({ line }) => `${path}:${line}`)
}

test('statements of a transaction are sent one after the other, or by together()', () => {
  const seeded = 'const save = (tx: Db) => Promise.all([a(tx), b(tx)]); const load = (db: Db) => Promise.all([a(db)])'
  expect(allAtOnceIn('a.ts', seeded)).toEqual(['a.ts:1'])
  expect(sources.flatMap((path) => allAtOnceIn(path, readSource(path)))).toEqual([])
})

const numbered = /status\s*(=|<>|!=|<|>|(not\s+)?in\s*\()\s*\d/i

/** Every sql`…` of a file in which a state is compared with, or set to, a number. */
function numberedStates(path: string, text: string): string[] {
  const found: string[] = []
  if (!numbered.test(text)) return found
  walkSource(path, text, (line) => ({
    TaggedTemplateExpression: ({ tag, quasi, start }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const query = quasi.quasis.map(({ value }) => value.raw).join('$')
      if (numbered.test(query)) found.push(`${path}:${line(start)}`)
    },
  }))
  return found
}

test('SQL names a state, and never its number', () => {
  expect(numberedStates('a.ts', 'sql`status in (0, 1)`; sql`pay_status = 1`; sql`status = ${unpaid}`')).toHaveLength(2)
  const written = [...sources, ...sourceFiles('{demo,testing,scripts,deploy}/**/*.ts')]
  expect(written.flatMap((path) => numberedStates(path, readSource(path)))).toEqual([])
})

test('the search for typed addresses finds them', () => {
  const text =
    '<a href="/">{`/news/detail?id=${id}`}{`${origin}/shop`}</a>; redirect("/"); goto("/admin/labels"); split("/"); get("/newsroom"); page("/customer/PersonalCenter")'
  expect(pathLiteralsIn('a.tsx', text).map((each) => each.text)).toEqual([
    '"/"',
    '`/news/detail?id=${id}`',
    '`${origin}/shop`',
    '"/"',
    '"/admin/labels"',
    '"/customer/PersonalCenter"',
  ])
})

test('no address of a page is typed out: each is a value of `to`', () => {
  expect(pathLiterals().map(({ at, text }) => `${at} ${text}`)).toEqual([])
})

const statement = /^\s*(select|insert|update|delete|with|set|lock|truncate|savepoint|rollback|notify)\b/i

/** Whether a file has a statement of its own, not only fragments that it passes to a query. */
function hasStatement(path: string, text: string): boolean {
  if (!/sql`|\bSql\(/.test(text)) return false
  let found = false
  const note = ({ quasis }: { quasis: { value: { raw: string } }[] }) => {
    found ||= statement.test(quasis[0]?.value.raw ?? '')
  }
  walkSource(path, text, () => ({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') note(quasi)
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'Sql' || !first) return
      if (first.type === 'TemplateLiteral') note(first)
      if (first.type === 'Literal') note({ quasis: [{ value: { raw: String(first.value) } }] })
    },
  }))
  return found
}

test('the search for statements tells them from fragments', () => {
  expect(hasStatement('a.ts', 'db.run(sql`\n  delete from a`)')).toBe(true)
  expect(hasStatement('a.ts', 'db.run(new Sql(`select ${columns} from a`, []))')).toBe(true)
  expect(hasStatement('a.ts', "db.run(new Sql('set local a = 0', []))")).toBe(true)
  expect(hasStatement('a.ts', 'find(db, sql`selected = 1`, sql`, x = 2`)')).toBe(false)
})

/** It makes transactions, and one within another, of what queries ask. */
const engine = 'platform/server/database/joined.ts'

test('SQL is in queries.ts', () => {
  const elsewhere = sources.filter((path) => !path.endsWith('queries.ts') && hasStatement(path, readSource(path)))
  expect(elsewhere).toEqual([engine])
})
