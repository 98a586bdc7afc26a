import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages } from './debian.mjs'
import { failedTests } from './failed-tests.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { giveUp, npm, seconds, whenOrphaned } from './run.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'
import { slowestFiles } from './slowest-files.mjs'
import { startSystemPostgres } from './system-postgres.mjs'
import { countTests } from './test-counts.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const summary = []
const failures = []
const { DATABASE_URL: _, TEST_DATABASE_URL: __, NODE_ENV: ___, ...environment } = process.env
const memoryFolder = makeMemoryFolder()
if (memoryFolder) Object.assign(environment, { TMPDIR: memoryFolder, TEST_DATA_DIR: join(memoryFolder, 'database') })

let interrupted = false
const interrupt = () => (interrupted = true)
process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
whenOrphaned(interrupt)

/** Runs one part, whatever became of those before it, and adds its figures to the total. */
async function step(name, part) {
  if (interrupted) return
  const began = performance.now()
  const { output = '', ...counts } = await part().catch((failure) => ({ failed: 1, output: String(failure.stack) }))
  for (const [figure, count] of Object.entries(counts)) total[figure] += count
  const line = `${counts.failed ? 'FAILED' : 'ok    '}  ${name}, ${seconds(performance.now() - began)}`
  summary.push(line)
  console.log(output ? `${line}\n${output}` : line)
}

const mostLines = 200
const ending = (output) => output.trimEnd().split('\n').slice(-mostLines).join('\n')

const passOrFail = ({ code, output }) => (code === 0 ? { passed: 1 } : { failed: 1, output: ending(output) })

const check = (script) => async () =>
  passOrFail(await npm(['run', '--silent', script], { quiet: true, env: environment }))

const tests = (script, args, env) => async () => {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-report-'))
  const report = join(folder, 'report.json')
  const variables = { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code } = await npm(['run', '--silent', script, '--', ...args(report)], { env: variables })
  const counts = await countTests(report, code)
  const output = await slowestFiles(report)
  failures.push(...(await failedTests(report)))
  await rm(folder, { recursive: true })
  return { ...counts, output }
}

const vitest = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const playwright = () => ['--reporter=line,json']
// Another release of PostgreSQL matters to SQL and to what happens at once: where goods are found, sold and paid.
const onAnyPostgres = [
  'trade/orders/server/concurrency',
  'trade/orders/server/order-',
  'trade/payments',
  'catalogue/search',
  'platform/server/database',
]
const serverOnly = (report) => [...onAnyPostgres, '--exclude=**/database/embedded/**', ...vitest(report)]

async function onSystemPostgres() {
  const postgres = await startSystemPostgres(memoryFolder)
  try {
    return await tests('test:server', serverOnly, { TEST_DATABASE_URL: postgres.url })()
  } finally {
    await postgres.stop()
  }
}

process.on('exit', (code) => {
  const failed = code === 0 ? 0 : Math.max(total.failed, 1)
  console.log(`${total.passed} passed, ${failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
})

await ensureInstalled({ dev: true })
const problem = await ensurePackages([
  'chromium-headless-shell',
  'fonts-noto-cjk',
  'postgresql',
  'pgbouncer',
  'libatomic1',
  'poppler-utils',
])
if (problem) giveUp('The tests need programs of the system.', problem)

await step('types', check('check:types'))
await step('format', check('check:format'))
await step('lint', check('check:lint'))
await Promise.all([
  step('imports', check('check:imports')),
  step('house rules', check('check:house')),
  step('unused code', check('check:unused')),
])
await step('server and unit tests', tests('test:server', vitest, {}))
await step('server tests on PostgreSQL of the system', onSystemPostgres)
await step('build', async () => passOrFail(await ensureBuilt()))
await step('browser journeys', tests('test:browser', playwright, {}))

console.log(`\n${[...summary, ...failures].join('\n')}\n`)
if (total.failed || interrupted) process.exitCode = 1
