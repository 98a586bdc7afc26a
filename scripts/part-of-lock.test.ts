import { expect, test } from 'vitest'
import { partOfLock } from './part-of-lock.ts'

const needs = (...names: string[]) => ({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) })
const whole = {
  name: 'site',
  version: '1',
  lockfileVersion: 3,
  packages: {
    '': needs('a', 'b', 'unused'),
    'node_modules/a': { ...needs('shared'), optionalDependencies: { native: '1', 'for-another-system': '1' } },
    'node_modules/a/node_modules/shared': { ...needs('deep'), dev: true },
    'node_modules/b': needs('shared', 'deep'),
    'node_modules/deep': {},
    'node_modules/native': { optional: true },
    'node_modules/shared': needs('a'),
    'node_modules/unused': needs('deep'),
  },
}
const part = (own: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }) =>
  partOfLock(whole, { name: 'small', version: '1', ...own }).packages

test('only what a package reaches is kept, from where Node would load it', () => {
  expect(Object.keys(part(needs('a')))).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/shared',
    'node_modules/deep',
    'node_modules/native',
  ])
})

test('an entry says whether it may be left out, by the new package and not by the old one', () => {
  const packages = part({ ...needs('a'), devDependencies: { b: '1' } })
  expect(packages['node_modules/a/node_modules/shared']).toEqual(needs('deep'))
  expect(packages['node_modules/native']).toEqual({ optional: true })
  expect(packages['node_modules/b']).toEqual({ ...needs('shared', 'deep'), dev: true })
  expect(packages['node_modules/deep']).toEqual({})
})
