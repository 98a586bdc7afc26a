import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countTests } from './test-counts.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyharbor-counts-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function count(report, code) {
  const file = join(folder, 'report.json')
  if (report) await writeFile(file, JSON.stringify(report))
  return countTests(file, code)
}

const empty = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const vitest = (figures, testResults = []) => ({ ...empty, ...figures, testResults })

test('Vitest: tests are counted by outcome', async () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  const report = vitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }, [failedFile])
  expect(await count(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('Vitest: a file that could not be loaded is a failure', async () => {
  const report = vitest({ numPassedTests: 5 }, [{ status: 'failed', assertionResults: [] }])
  expect(await count(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('Playwright: a test that passed on a second try has passed', async () => {
  const report = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }, errors: [] }
  expect(await count(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('a run that crashed, left no report, or ran nothing is a failure', async () => {
  expect(await count(undefined, 1)).toMatchObject({ failed: 1 })
  expect(await count(vitest({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(await count(vitest({}), 0)).toMatchObject({ failed: 1 })
})
