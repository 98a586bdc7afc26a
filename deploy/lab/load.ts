import type { Database } from '#platform/server/database/database.ts'
import { lostAndDoubledDeals, makeDeals, newDeals } from '#testing/deal-load.ts'
import { lostAndDoubled, newTally, placeOrders } from '#testing/order-load.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { sendFiles } from '#testing/upload-load.ts'
import { keepChatting } from './chat.ts'
import { longestGap } from './gaps.ts'

const buyers = 3
const sellers = 1
const restMs = 50

/** Remembers when each order was acknowledged. */
class Timed extends Set<string> {
  readonly at = new Map<string, number>()
  override add(note: string) {
    // Set calls this while it is made, before there is a map.
    this.at?.set(note, Date.now())
    return super.add(note)
  }
}

/** Orders, payments, shipments, files and messages, until it is stopped; `mark` begins another line of the report. */
export function startLoad(db: Database, origin: string) {
  let over = false
  const isOver = () => over
  const acknowledged = new Timed()
  const orders = { ...newTally(), acknowledged }
  const deals = { ...newDeals(), acknowledged }
  const files = newTally()
  const work = Promise.all([
    placeOrders(db, origin, buyers, isOver, restMs, orders),
    makeDeals(db, origin, sellers, isOver, deals),
    sendFiles(db, origin, isOver, files),
    keepChatting(origin, isOver, files),
  ])
  work.catch(() => undefined)
  const tallies = [orders, deals, files]
  const sum = (count: (tally: typeof files) => number) => tallies.reduce((all, tally) => all + count(tally), 0)
  const now = () => ({
    at: Date.now(),
    later: sum((tally) => tally.later),
    unanswered: sum((tally) => tally.unanswered),
    failed: sum((tally) => tally.failed.length),
  })
  return {
    now,
    notes: () => [...acknowledged],
    count: () => acknowledged.size,
    /** What came between two moments; lost and doubled as the database knows them at the end. */
    async between(from: ReturnType<typeof now>, to: ReturnType<typeof now>) {
      const times = [...acknowledged.at.values()]
      const notes = [...acknowledged.at].filter(([, at]) => at > from.at && at <= to.at).map(([note]) => note)
      return {
        acknowledged: notes.length,
        ...(await lostAndDoubled(db, { ...orders, acknowledged: new Set(notes) })),
        failed: to.failed - from.failed,
        later: to.later - from.later,
        unanswered: to.unanswered - from.unanswered,
        gap: longestGap(times, from.at, to.at) / 1000,
      }
    },
    async stop() {
      over = true
      const [, , filesLost, chats] = await work
      return {
        deals: await lostAndDoubledDeals(db, deals),
        files: { sent: files.acknowledged.size, lost: filesLost },
        chats,
        broken: await brokenRules(db),
        failed: tallies.flatMap((tally) => tally.failed),
      }
    },
  }
}

export type Load = ReturnType<typeof startLoad>
