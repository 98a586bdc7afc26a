import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { fill, slotsOf } from './fill.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const files = globSync(['{etcd,patroni,haproxy,pgbouncer,nginx,pgbackrest,systemd}/*', 'compose.yml'], {
  cwd: import.meta.dirname,
})
const example = parseEnv(read('values.example.env'))

test('a value is put wherever its name stands, and what is not a name of ours stays', () => {
  expect(fill('listen ${PORT}; # $host ${PORT}', { PORT: '443' })).toBe('listen 443; # $host 443')
})

test('a file with an open value is not written', () => {
  expect(() => fill('${ONE} ${TWO}', { ONE: '1' })).toThrow('No value for TWO')
})

test.each(files)('the example fills in %s', (file) => {
  expect(slotsOf(fill(read(file), example))).toEqual(new Set())
})

test('the example names nothing that no file asks for', () => {
  const asked = new Set(files.flatMap((file) => [...slotsOf(read(file))]))
  expect(Object.keys(example).filter((name) => !asked.has(name))).toEqual([])
})

// It looks for the program of a unit, too.
const canVerify = ['systemd-analyze', 'node'].every((name) => existsSync(`/usr/bin/${name}`))

test.skipIf(!canVerify)('systemd understands the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polyharbor-units-'))
  for (const file of files.filter((name) => name.endsWith('.service')))
    copyFileSync(join(import.meta.dirname, file), join(folder, file.replace(/.*\//, '').replace('@', '@3001')))
  const units = globSync('*', { cwd: folder }).map((name) => join(folder, name))
  expect(units).toHaveLength(2)
  expect(execFileSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })).toBe('')
  rmSync(folder, { recursive: true })
})
