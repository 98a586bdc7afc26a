import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slowestFiles } from './slowest-files.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyharbor-slowest-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function slowest(report) {
  const file = join(folder, 'report.json')
  if (report) await writeFile(file, JSON.stringify(report))
  return slowestFiles(file)
}

test('Vitest: files are named with their seconds, the slowest first', async () => {
  const file = (name, endTime) => ({ name: `/somewhere/${name}`, startTime: 1_000, endTime })
  expect(await slowest({ testResults: [file('a.test.ts', 2_000), file('b.test.ts', 13_400)] })).toBe(
    '    12 s  b.test.ts\n     1 s  a.test.ts',
  )
})

test('Playwright: all tests of a file count together, in whatever group they stand', async () => {
  const spec = (duration) => ({ tests: [{ results: [{ duration }] }] })
  const suite = { file: 'buy.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(2_000), spec(3_000)] }] }
  expect(await slowest({ suites: [suite] })).toBe('     6 s  buy.spec.ts')
})

test('a run that left no report names no file', async () => {
  expect(await slowest(undefined)).toBe('')
})
