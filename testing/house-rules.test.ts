import { expect, test } from 'vitest'
import { readSource, sourceFiles, walkSource } from './source-files.ts'

const sources = sourceFiles('{contract,i18n,server,web}/**/*.{ts,tsx}')

test('the environment is read in one place', () => {
  // The entries hand the environment over; what it means is decided in config.ts.
  const readers = new Set(['server/main.ts', 'server/dev.ts', 'server/config.ts'])
  const others = sources.filter((path) => !readers.has(path) && /\bprocess\.env\b/.test(readSource(path)))
  expect(others).toEqual([])
})

/** `insert into x`, `update x set`, `delete from x` of every sql`…` in a file. */
function tablesWrittenIn(path: string, text: string): string[] {
  const tables: string[] = []
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

test('a table is written by one feature', () => {
  const owners = new Map<string, Set<string>>()
  for (const path of sourceFiles('server/**/*.ts')) {
    const owner = /^server\/features\/[^/]+|^server\/[^/]+/.exec(path)?.[0] ?? path
    for (const table of tablesWrittenIn(path, readSource(path)))
      owners.set(table, (owners.get(table) ?? new Set()).add(owner))
  }
  expect(owners.size).toBeGreaterThan(2)
  expect([...owners].filter(([, writers]) => writers.size > 1)).toEqual([])
})
