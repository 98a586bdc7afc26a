import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aBuyer, order } from './orders.ts'

/** Orders of one product after the other all over the catalogue, so many a second, between `start` and `end`. */
export async function sellSteadily(db: Database, origin: string, perSecond: number) {
  await db.run(sql`update product set stock_kg = 1000000000`)
  const rows = await db.many<{ id: number }>(sql`
    select id from product where status = 'published' and currency = 'CNY' and minimum_order_kg <= 1000
    order by hashint4(id) limit 400`)
  const productIds = rows.map(({ id }) => id)
  let buyers: Awaited<ReturnType<typeof aBuyer>>[] = []
  let selling = false
  let sold = 0
  let began = 0
  let running: Promise<unknown> | undefined

  async function sell() {
    for (let at = 0; selling; at++) {
      const due = began + (at * 1000) / perSecond
      await sleep(Math.max(due - performance.now(), 0))
      const [buyer, productId] = [buyers[at % buyers.length], productIds[at % productIds.length]]
      if (buyer && productId && (await order(origin, buyer, productId))) sold++
    }
  }
  return {
    productIds,
    /** The connections of buyers are opened here: the site would have closed idle ones. */
    async start() {
      buyers = [await aBuyer(db, origin), await aBuyer(db, origin)]
      ;[selling, sold, began] = [true, 0, performance.now()]
      running = sell()
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
