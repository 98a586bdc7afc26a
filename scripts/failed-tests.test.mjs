import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failedTests } from './failed-tests.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyharbor-failed-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function failed(report) {
  const file = join(folder, 'report.json')
  if (report) await writeFile(file, JSON.stringify(report))
  return failedTests(file)
}

test('Vitest: a failed test is named with its reason', async () => {
  const bad = {
    status: 'failed',
    fullName: 'money adds up',
    failureMessages: ['AssertionError: 1 is not 2\n    at here'],
  }
  const file = { name: 'a.test.ts', message: '', assertionResults: [{ status: 'passed' }, bad] }
  expect(await failed({ testResults: [file] })).toEqual([
    'money adds up\n    AssertionError: 1 is not 2\n        at here',
  ])
})

test('Vitest: a file that could not be loaded is named', async () => {
  const file = { name: 'a.test.ts', message: 'no such module', assertionResults: [] }
  expect(await failed({ testResults: [file] })).toEqual(['a.test.ts\n    no such module'])
})

test('Playwright: a failed journey is named with its group and reason, without colours', async () => {
  const errors = [{ message: '\u001B[31mTimed out\u001B[39m' }]
  const spec = { title: 'a buyer pays', ok: false, tests: [{ results: [{ errors }] }] }
  const fine = { title: 'a buyer looks', ok: true, tests: [] }
  const suites = [{ title: 'buy.spec.ts', specs: [fine], suites: [{ title: 'zh-CN', specs: [spec] }] }]
  expect(await failed({ suites })).toEqual(['zh-CN: a buyer pays\n    Timed out'])
})

test('a run that left no report, or failed nowhere, names nothing', async () => {
  expect(await failed(undefined)).toEqual([])
  expect(await failed({ suites: [] })).toEqual([])
})
