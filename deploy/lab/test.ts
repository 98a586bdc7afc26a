import { openDatabase } from '#platform/server/database/database.ts'
import '#site/texts/whole.ts'
import { untilWhole } from './cluster.ts'
import { backUp, remember, restore } from './drill.ts'
import { faults } from './faults.ts'
import { tableOf } from './gaps.ts'
import { openLaboratory } from './laboratory.ts'
import { startLoad, type Load } from './load.ts'
import { until } from './until.ts'
import { publicOrigin } from './values.ts'

/**
 * `npm run test:cluster -- [rounds] [fault …]` (after a build, as root): a whole installation takes orders, payments, shipments,
 * files and messages while one part after the other is lost, each `rounds` times; then a copy of it is restored to a moment before.
 */
const [rounds = '1', ...only] = process.argv.slice(2)
const chosen = Object.entries(faults).filter(([name]) => only.length === 0 || only.includes(name))
const course = chosen.flatMap((each) => Array<typeof each>(Number(rounds)).fill(each))

const orderAgain = (load: Load) => {
  const enough = load.count() + 10
  return until('orders are taken again', () => load.count() > enough)
}

async function run() {
  const lab = await openLaboratory()
  const db = openDatabase({ url: lab.env.DATABASE_DIRECT_URL ?? '', pool: 4, onError: () => undefined })
  const load = startLoad(db, publicOrigin)
  await orderAgain(load)
  await backUp()
  const moment = await remember(load.notes())
  const spans: { name: string; from: ReturnType<Load['now']>; to: ReturnType<Load['now']> }[] = []
  for (const [name, fault] of course) {
    const from = load.now()
    await fault(lab)
    await orderAgain(load)
    await untilWhole()
    spans.push({ name, from, to: load.now() })
    console.log(`${name}: over after ${((Date.now() - from.at) / 1000).toFixed(0)} s`)
  }
  const { deals, files, chats, broken, failed } = await load.stop()
  const rows = []
  for (const { name, from, to } of spans) rows.push({ fault: name, ...(await load.between(from, to)) })
  console.log(`\n${tableOf(rows)}\n`)
  const wrong = [...broken, ...failed, ...chats.wrong, ...(await restore(moment))]
  console.log(
    `${load.count()} orders, ${deals.payments} payments, ${deals.shipments} shipments, ${deals.settlements} settlements ` +
      `(${deals.lost} lost, ${deals.doubled} doubled), ${files.sent} files (${files.lost} lost) and ` +
      `${chats.messages} messages of chats (${chats.wrong.length} chats not once and in order); ${broken.length} rules broken`,
  )
  for (const each of new Set(wrong)) console.log(`  ${each}`)
  const bad = rows.reduce((sum, { lost, doubled }) => sum + lost + doubled, deals.lost + deals.doubled)
  await db.end()
  await lab.close()
  return bad + files.lost + wrong.length > 0 ? 1 : 0
}

// Whatever is left, also after a failure, is tidied up by who watches this process.
process.exit(
  await run().catch((error: Error) => {
    console.error(error)
    return 1
  }),
)
