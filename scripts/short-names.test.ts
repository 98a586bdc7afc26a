import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namesIn, shortName } from './short-names.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('{catalogue,content,identity,platform,service,site,trade}/**/*.module.css', { cwd: root }).map(
  (file) => join(root, file),
)

test('every class of every style file has a short name of its own', () => {
  const names = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    return namesIn(css).map((name) => shortName(name, file, css))
  })
  expect(names.length).toBeGreaterThan(1_000)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Z][a-z0-9]{2,3}$/.test(name))).toEqual([])
})

test('a class that no file has gets no name', () => {
  expect(() => shortName('missing', files[0] ?? '', '.other {}')).toThrow('There is no missing')
})
