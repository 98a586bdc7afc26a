import { placeOrders } from '#testing/order-load.ts'
import '#site/texts/whole.ts'
import { benchChat } from './chat.ts'
import { benchImport } from './imports.ts'
import { megabytes, type Report } from './report.ts'
import { benchSignIn } from './sign-in.ts'
import { residentMegabytes, type Site } from './site.ts'
import type { Stage } from './stage.ts'
import { visitors } from './steady-visitors.ts'

const loadSeconds = 45
const most = 300

/** One process that does everything, as a small site has it, and its memory meanwhile. */
export async function benchBusy(report: Report, stage: Stage) {
  const site = await stage.open()
  try {
    report.atMost('memory under load', await mostWhile(site, () => visit(stage, site)), most, megabytes)
    report.atMost('memory while importing', await mostWhile(site, () => benchImport(report, site)), most, megabytes)
    await benchSignIn(report, site)
    report.atMost('memory with 1,000 open chats', await mostWhile(site, () => benchChat(report, site)), most, megabytes)
  } finally {
    await site.stop()
  }
}

/** Resident, at most. */
async function mostWhile({ pid }: Site, work: () => Promise<unknown>): Promise<number> {
  let found = 0
  const watch = setInterval(() => (found = Math.max(found, residentMegabytes(pid))), 100)
  await work().finally(() => clearInterval(watch))
  return found
}

/** Pages, searches, suggestions, sign-ins, chats and orders at an even rate. */
async function visit({ db }: Stage, { origin }: Site) {
  const end = performance.now() + loadSeconds * 1000
  const isOver = () => performance.now() > end
  const [orders, { failed }] = await Promise.all([placeOrders(db, origin, 2, isOver, 1_000), visitors(origin, isOver)])
  const [wrong] = [...orders.failed, ...failed]
  if (wrong) throw new Error(`${orders.failed.length + failed.length} visits failed, one of them: ${wrong}`)
}
