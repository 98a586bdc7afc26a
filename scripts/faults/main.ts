import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { lostAndDoubledDeals, makeDeals } from '#testing/deal-load.ts'
import { killable } from '#testing/killable.ts'
import { lostAndDoubled, placeOrders, type Tally } from '#testing/order-load.ts'
import '#site/texts/whole.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { endOf, throughWire, wire } from '#testing/wire.ts'
import { freePort } from '../bench/site.ts'
import { faults } from './faults.ts'
import { rollOver } from './rolling.ts'
import { tidyAfter } from './tidy.ts'

/**
 * `npm run faults -- [minutes] [buyers] [sellers]`: the built site takes orders, payments and shipments while it and its
 * database are killed, cut off and filled up; then two of them are restarted in turn, ten times, behind a proxy. Says what was lost, doubled or failed.
 */
const [minutes = 15, buyers = 5, sellers = 3] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(join(tmpdir(), 'polyharbor-faults-'))
await chmod(folder, 0o755)
tidyAfter(folder)
/** A disk that can be filled without harm; only root may make one. */
const hasDisk = process.getuid?.() === 0
if (hasDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'tmpfs', folder])
else console.log('Without root there is no disk to fill: that fault is left out.')

const server = await startEmbedded(folder)
server.keepRunning((failure) => failure && console.log(`The database did not start: ${failure.message}`))
const line = wire(endOf(server.url))
const url = throughWire(server.url, await line.mend())
const db = openDatabase({ url: server.url, pool: 4, onError: () => undefined })
const env = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'fatal', NODE_ENV: 'production' }
const site = killable(await freePort(), ['dist/server/main.js'], env)
const counts = new Map<string, number>()
try {
  await site.start()
  const end = Date.now() + minutes * 60_000
  const names = Object.keys(faults).filter((name) => hasDisk || name !== 'disk full')
  const isOver = () => Date.now() > end
  const load = Promise.all([placeOrders(db, site.origin, buyers, isOver), makeDeals(db, site.origin, sellers, isOver)])
  load.catch(() => undefined)
  for (let turn = 0; Date.now() < end - 20_000; turn++) {
    const name = names[turn % names.length] ?? ''
    await faults[name]?.({ site, line, db, disk: folder }).catch((error: Error) =>
      console.log(`${name}: ${error.message}`),
    )
    counts.set(name, (counts.get(name) ?? 0) + 1)
    await sleep(3_000)
  }
  const tallies = await load
  const orders = await Promise.all(tallies.map((tally) => lostAndDoubled(db, tally)))
  const deals = await lostAndDoubledDeals(db, tallies[1])
  const broken = await brokenRules(db)
  console.log([...counts].map(([name, times]) => `${times} × ${name}`).join(', '))
  const sum = (count: (tally: Tally) => number) => tallies.reduce((all, tally) => all + count(tally), 0)
  const [lost, doubled] = (['lost', 'doubled'] as const).map((of) =>
    orders.reduce((all, each) => all + each[of], deals[of]),
  )
  const failed = tallies.flatMap((tally) => tally.failed)
  console.log(
    `${sum((tally) => tally.acknowledged.size)} orders, ${deals.payments} payments, ${deals.shipments} shipments and ` +
      `${deals.settlements} settlements acknowledged, ${lost} lost, ${doubled} doubled, ${broken.length} rules broken; ` +
      `${sum((tally) => tally.later)} answers of 503, ${sum((tally) => tally.unanswered)} without answer, ${failed.length} failed`,
  )
  for (const failure of new Set([...broken, ...failed])) console.log(`  ${failure}`)
  await site.stop()
  const rolled = await rollOver(db, { ...env, DATABASE_URL: server.url }, 10)
  console.log(`10 restarts in turn: ${rolled.requests} requests, ${rolled.failed.length} failed`)
  for (const failure of new Set(rolled.failed)) console.log(`  ${failure}`)
  if (lost || doubled || broken.length + failed.length + rolled.failed.length > 0) process.exitCode = 1
} finally {
  await site.kill()
  await db.end()
  await line.cut()
  await server.stop()
  if (hasDisk) execFileSync('umount', [folder])
  await rm(folder, { recursive: true, force: true })
}
