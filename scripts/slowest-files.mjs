import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

const shown = 12

/** Which files took the time of a run, from the JSON report of Vitest or Playwright; empty without one. */
export async function slowestFiles(report) {
  const files = await readFile(report, 'utf8').then(
    (text) => secondsOf(JSON.parse(text)),
    () => [],
  )
  return files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(6)} s  ${basename(file)}`)
    .join('\n')
}

const secondsOf = ({ suites, testResults }) =>
  suites
    ? suites.map((suite) => [suite.file, inSuite(suite) / 1000])
    : testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000])

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)

const inSuite = ({ specs = [], suites = [] }) =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(inSuite))
