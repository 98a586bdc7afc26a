import { readFile } from 'node:fs/promises'

const none = { passed: 0, failed: 0, skipped: 0 }

/** Figures from the JSON report of Vitest or Playwright; a run that failed without a failed test counts as one. */
export async function countTests(report, code) {
  const counts = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => none,
  )
  const ran = counts.passed + counts.failed > 0
  const unexplained = counts.failed === 0 && (code !== 0 || !ran)
  return unexplained ? { ...counts, failed: 1 } : counts
}

const read = (report) => (report.stats ? readPlaywright(report) : readVitest(report))

const readPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
})

/** A file that could not be loaded has no tests in the report, only its status. */
const readVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.every(isFine)).length,
  skipped: numPendingTests + numTodoTests,
})

const isFine = ({ status }) => status !== 'failed'
