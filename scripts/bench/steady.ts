import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { placeOrders } from '#testing/order-load.ts'
import '#site/texts/whole.ts'
import { growth, minuteOf, readMemory, type Sample } from './memory.ts'
import { freePort, openSite } from './site.ts'
import { visitors } from './steady-visitors.ts'

const perMinute = 12
const orderEveryMs = 1_000

/** The memory of one process by the minute, while all kinds of visitors come at an even rate. */
export async function benchSteady(minutes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-steady-'))
  await chmod(folder, 0o755)
  const server = await startEmbedded(folder)
  const metrics = await freePort()
  const site = await openSite(await freePort(), {
    DATABASE_URL: server.url,
    METRICS_PORT: String(metrics),
    TRUST_PROXY: '127.0.0.1',
    CHAT_PER_MINUTE: '1000000',
  })
  const db = openDatabase({ url: server.url, pool: 4 })
  let over = false
  try {
    const load = Promise.all([
      placeOrders(db, site.origin, 2, () => over, orderEveryMs),
      visitors(site.origin, () => over),
    ])
    // A load that cannot be made ends the run at once.
    await Promise.race([printCurve(`http://127.0.0.1:${metrics}`, minutes), load])
    over = true
    const [orders, { counts, failed, later }] = await load
    const wrong = [...failed, ...orders.failed]
    console.log(`${orders.acknowledged.size} orders, ${[...counts].map(([kind, n]) => `${n} ${kind}`).join(', ')}`)
    console.log(`${wrong.length} failed, ${orders.later + later} answers of 503, ${orders.unanswered} without answer`)
    for (const failure of new Set(wrong)) console.log(`  ${failure}`)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    over = true
    await site.stop()
    await db.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function printCurve(origin: string, length: number) {
  const curve: Sample[] = []
  console.log('minute  resident MB  heap MB  requests')
  while (curve.length < length) {
    const samples = [await readMemory(origin)]
    while (samples.length <= perMinute) {
      await sleep(60_000 / perMinute)
      samples.push(await readMemory(origin))
    }
    const minute = minuteOf(samples)
    curve.push(minute)
    const cells: [number, number][] = [
      [curve.length, 6],
      [minute.resident, 13],
      [minute.heap, 9],
      [minute.requests, 10],
    ]
    console.log(cells.map(([value, width]) => value.toFixed(0).padStart(width)).join(''))
  }
  const { resident, heap } = growth(curve)
  console.log(`last quarter / first quarter: resident ${resident.toFixed(2)}, heap ${heap.toFixed(2)}`)
}
