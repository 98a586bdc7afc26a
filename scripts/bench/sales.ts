import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aBuyer, order } from './orders.ts'

/** Orders of one product after the other all over the catalogue, so many a second, between `start` and `end`. */
export async function sellSteadily(db: Database, origin: string, perSecond: number) {
  await db.run(sql`update product set stock_kg = 1000000000`)
  const rows = await db.many<{ id: number }>(sql`
    select id from product where status = 'published' and currency = 'CNY' and minimum_order_kg <= 1000
    order by hashint4(id) limit 100`)
  const productIds = rows.map(({ id }) => id)
  let buyers: Awaited<ReturnType<typeof aBuyer>>[] = []
  let selling = false
  let sold = 0
  let began = 0
  let running: Promise<unknown> | undefined

  /** Each buyer orders once a second, so that one who waits holds up nobody else. */
  async function sell(number: number) {
    for (let turn = number / perSecond; selling; turn++) {
      await sleep(Math.max(began + turn * 1000 - performance.now(), 0))
      const [buyer, productId] = [buyers[number], productIds[Math.floor(turn * perSecond) % productIds.length]]
      // A site that is busy may refuse for now.
      const placed = buyer && productId && (await order(origin, buyer, productId).catch(() => false))
      if (placed) sold++
    }
  }
  return {
    productIds,
    /** The connections of buyers are opened here: the site would have closed idle ones. */
    async start() {
      buyers = await Promise.all(Array.from({ length: perSecond }, () => aBuyer(db, origin)))
      for (const [at, productId] of productIds.entries()) {
        const buyer = buyers[at % perSecond]
        if (buyer) await order(origin, buyer, productId)
      }
      ;[selling, sold, began] = [true, 0, performance.now()]
      running = Promise.all(buyers.map((_, number) => sell(number)))
    },
    async end(): Promise<number> {
      const seconds = (performance.now() - began) / 1000
      selling = false
      await running
      for (const { end } of buyers) end()
      return sold / seconds
    },
  }
}
