import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/server/database/database.ts'
import '#site/texts/whole.ts'
import { untilWhole } from './cluster.ts'
import { courseOf } from './course.ts'
import { backUp, remember, restore } from './drill.ts'
import { faults } from './faults.ts'
import { openLaboratory, type Laboratory } from './laboratory.ts'
import { startLoad, type Load } from './load.ts'
import { complaintsOf, reportOf } from './report.ts'
import { until } from './until.ts'
import { publicOrigin } from './values.ts'

/**
 * `npm run test:cluster -- [fault …]` (after a build, as root): a whole installation takes orders, payments, shipments, files and
 * messages while one part after the other is lost; then a copy of it is restored to a moment before. `--rounds 10` loses each
 * so often, `--faults 50 --seed 1` draws their order. After `--minutes` (60) no other fault begins.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1' },
    faults: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
  },
})
const chosen = Object.keys(faults).filter((name) => positionals.length === 0 || positionals.includes(name))
const course = values.faults
  ? courseOf(chosen, Number(values.faults), Number(values.seed))
  : chosen.flatMap((name) => Array<string>(Number(values.rounds)).fill(name))

const orderAgain = (load: Load) => {
  const enough = load.count() + 10
  return until('orders are taken again', () => load.count() > enough)
}

interface Span {
  name: string
  from: ReturnType<Load['now']>
  to: ReturnType<Load['now']>
}

/** Until the end of the course or of the time, or until something does not come back. */
async function runCourse(lab: Laboratory, load: Load) {
  const spans: Span[] = []
  const end = Date.now() + Number(values.minutes) * 60_000
  for (const name of course) {
    if (Date.now() > end) break
    const from = load.now()
    const lost = async () => {
      await faults[name]?.(lab)
      await orderAgain(load)
      await untilWhole()
    }
    const problem = await lost().then(
      () => undefined,
      (error: Error) => error.message,
    )
    spans.push({ name, from, to: load.now() })
    const took = ((Date.now() - from.at) / 1000).toFixed(0)
    console.log(`${spans.length} of ${course.length}, ${name}: over after ${took} s${problem ? `. ${problem}` : ''}`)
    if (problem) return { spans, problem }
  }
  return { spans, problem: undefined }
}

const patienceMs = 120_000

async function run() {
  const lab = await openLaboratory()
  const db = openDatabase({ url: lab.env.DATABASE_DIRECT_URL ?? '', pool: 4, onError: () => undefined })
  const load = startLoad(db, publicOrigin)
  await orderAgain(load)
  await backUp()
  const moment = await remember(load.notes())
  const { spans, problem } = await runCourse(lab, load)
  const stopped = await Promise.race([load.stop(), sleep(patienceMs, undefined, { ref: false })])
  const rows = []
  for (const { name, from, to } of spans) rows.push({ fault: name, ...(await load.between(from, to)) })
  console.log(`\n${reportOf(rows)}\n`)
  if (!stopped) throw new Error(`Requests were without an answer for ${patienceMs / 1000} s.`)
  const { deals, files, chats, broken, failed } = stopped
  console.log(
    `${load.count()} orders, ${deals.payments} payments, ${deals.shipments} shipments, ${deals.settlements} settlements ` +
      `(${deals.lost} lost, ${deals.doubled} doubled), ${files.sent} files (${files.lost} lost) and ` +
      `${chats.messages} messages of chats (${chats.wrong.length} chats not once and in order); ${broken.length} rules broken`,
  )
  const wrong = [
    ...(problem ? [problem] : []),
    ...complaintsOf(rows),
    ...broken,
    ...failed,
    ...chats.wrong,
    ...(await restore(moment)),
  ]
  for (const each of new Set(wrong)) console.log(`  ${each}`)
  await db.end()
  await lab.close()
  return deals.lost + deals.doubled + files.lost + wrong.length > 0 ? 1 : 0
}

// Whatever is left, also after a failure, is tidied up by who watches this process.
process.exit(
  await run().catch((error: Error) => {
    console.error(error)
    return 1
  }),
)
