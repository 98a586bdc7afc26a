import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readCallSites } from './call-sites.ts'
import { differences } from './differences.ts'
import { look, lookAtColumns, nothingSeen } from './seen.ts'

const sites = readCallSites(join(import.meta.dirname, '../..'))
afterAll(() => sites.close())
// `db.first<{ count: number }>(count)`
const [, counted] = [...sites.rows].filter(([site]) => site.startsWith('platform/server/database/paged.ts:'))

function differing(...rows: object[]) {
  const seen = nothingSeen()
  for (const row of rows) look(seen, row)
  return differences(sites.checker, seen, counted ? [counted[1]] : [])
}

test('a row that is what its type says differs in nothing', () => expect(differing({ count: 1 })).toEqual([]))

describe('a row differs', () => {
  test.each([
    ['by a column that is missing', {}, 'count: is missing'],
    ['by a column too many', { count: 1, id: 1 }, 'id: is in no type'],
    ['by a value of another kind', { count: '1' }, 'count: is string, its type says number'],
    ['by a null', { count: null }, 'count: is null, its type says number'],
  ])('%s', (_, row, difference) => expect(differing({ count: 2 }, row)).toEqual([difference]))
})

test('columns are compared when no row was found', () => {
  const seen = nothingSeen()
  lookAtColumns(seen, [{ name: 'count', dataTypeID: 25 }])
  expect(differences(sites.checker, seen, counted ? [counted[1]] : [])).toEqual([
    'count: is string, its type says number',
  ])
})
