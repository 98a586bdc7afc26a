import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

const mostLines = 12

/** What failed and why, from the JSON report of Vitest or Playwright, for the end of a run where a reader looks first. */
export async function failedTests(report) {
  const failed = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => [],
  )
  return failed.map(({ name, why }) => `${name}\n${shorten(why)}`)
}

const read = ({ suites, testResults }) => (suites ? suites.flatMap(readSuite) : testResults.flatMap(readFileOfTests))

const readSuite = ({ title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      name: `${title}: ${spec.title}`,
      why: spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(messageOf))).join('\n'),
    })),
  ...suites.flatMap(readSuite),
]

const messageOf = ({ message }) => message

const readFileOfTests = ({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (!failed.length) return message ? [{ name, why: message }] : []
  return failed.map(({ fullName, failureMessages }) => ({ name: fullName, why: failureMessages.join('\n') }))
}

const shorten = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, mostLines)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n')
