import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawAhead } from '#demo/late-pictures.ts'
import { benchAnswers } from './answers.ts'
import { benchBusy } from './busy.ts'
import { table } from './load.ts'
import { describeMachine } from './machine.ts'
import { benchNeverAsked } from './never-asked.ts'
import { benchOrders } from './orders.ts'
import { benchFirstStart } from './first-start.ts'
import { benchKeptPages, benchPagesAnew, reportStarts } from './pages.ts'
import { openReport, type Report } from './report.ts'
import { openStage, type Stage } from './stage.ts'
import { benchSteady } from './steady.ts'

/**
 * `npm run bench`, after a build: a table with a row for each target, from one run on one machine. `--catalogue
 * 100000=FOLDER`, also twice, adds searches in catalogues that are kept there; `--minutes 60` prints only the memory of the site
 * under steady load.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, catalogue: { type: 'string', multiple: true, default: [] } },
})
const parts: Record<string, (report: Report, stage: Stage) => Promise<void>> = {
  answers: benchAnswers,
  orders: benchOrders,
  'pages made anew': benchPagesAnew,
  'kept pages': benchKeptPages,
  'a busy site': benchBusy,
}
const longest = 300_000

if (!existsSync('dist/server/main.js')) throw new Error('There is no build: `npm run build` makes it.')
if (values.minutes) await benchSteady(Number(values.minutes))
else await benchAll()

async function benchAll() {
  const began = performance.now()
  const report = openReport()
  const machine = await describeMachine()
  console.log(machine)
  await attempt(report, 'a first start', () => benchFirstStart(report))
  await attempt(report, 'starting', async () => {
    // What draws pictures would be measured with whatever comes next.
    await drawAhead()
    const { starts, stage } = await openStage()
    reportStarts(report, starts)
    for (const [name, part] of Object.entries(parts)) await attempt(report, name, () => part(report, stage))
    await stage.end()
  })
  const folders = new Map(values.catalogue.map((each) => each.split('=', 2) as [string, string]))
  await attempt(report, 'searches', () => benchNeverAsked(report, folders))
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  table(
    `${machine} before; ${await describeMachine()} after ${minutes} minutes`,
    report.rows.map((row) => ({ ...row })),
  )
  process.exit(report.hasFailed() ? 1 : 0)
}

/** All that is measured on one site, and searches, which may have to make a million products first. */
function hasManyParts(name: string) {
  return name === 'starting' || name === 'searches'
}

/** What cannot be measured is a row too, and does not keep the rest from being measured. */
async function attempt(report: Report, name: string, part: () => Promise<void>) {
  console.log(name)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It took too long.')), longest * (hasManyParts(name) ? 10 : 1))
  await Promise.race([part(), late.promise]).catch((error: unknown) => report.failed(name, error))
  clearTimeout(timer)
}
