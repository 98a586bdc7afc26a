import { randomUUID } from 'node:crypto'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson } from './back-office.ts'
import { aShipment } from './operators.ts'
import { aBuyer, asker, newTally, type Tally } from './order-load.ts'
import { aBankAccount, goodsForSale } from './trading.ts'

/** What was answered with success, by order. */
interface Deal {
  payments: number
  shipments: number
}
interface Deals extends Tally {
  deals: Map<number, Deal>
}

export const newDeals = (): Deals => ({ ...newTally(), deals: new Map() })

const path = '/api/operator/orders'
// A deposit in two transfers, the rest, and two trucks of which the second holds one percent less.
const transfers = ['1000.00', '5000.00', '14000.00']
const trucks = [1_000, 980]

/** Sellers who bring orders to their end, one after the other, and repeat whatever was not answered, until `isOver`. */
export async function makeDeals(
  db: Database,
  origin: string,
  sellers: number,
  isOver: () => boolean,
  tally = newDeals(),
): Promise<Deals> {
  await aBankAccount(db)
  const product = await goodsForSale(db, { stockKg: 1_000_000_000 })
  const wish = { quantity: 2_000, paymentType: 'TT_30_70_SHIP' }
  await Promise.all(
    Array.from({ length: sellers }, async () => {
      const order = await aBuyer(db, origin, product.id, tally, wish)
      const token = await aDeskSession(db, await aPerson(db))
      const ask = asker(origin, { [operatorToken.header]: token }, tally)
      while (!isOver()) {
        const id = await order(randomUUID())
        if (id !== undefined) tally.deals.set(id, await deal(ask, id, tally))
      }
    }),
  )
  return tally
}

async function deal(ask: ReturnType<typeof asker>, id: number, tally: Tally): Promise<Deal> {
  const done = { payments: 0, shipments: 0 }
  const step = async (kind: keyof Deal, call: string, body: object) => {
    const { code } = await ask(`${path}/${call}`, randomUUID(), { id, ...body })
    if (code === 0) done[kind]++
    else tally.failed.push(`${call} refused with ${code}`)
  }
  const { data } = await ask<{ lines: { id: number }[] }>(`${path}/info?id=${id}`)
  const lineId = data?.lines[0]?.id ?? 0
  for (const amountMinor of transfers) await step('payments', 'confirmTransfer', { amountMinor, asReceived: true })
  for (const kilograms of trucks) await step('shipments', 'ship', aShipment([{ lineId, kilograms }]))
  return done
}

/** What the database knows of them: fewer or more than were acknowledged, and orders that were not settled once. */
export async function lostAndDoubledDeals(db: Database, { deals }: Deals) {
  const rows = await db.many<Deal & { id: number; settlements: number }>(sql`
    select id, (select count(*)::int from payment where order_id = sales_order.id and status = 'paid') as payments,
      (select count(*)::int from shipment where order_id = sales_order.id) as shipments,
      (select count(*)::int from settlement where order_id = sales_order.id) as settlements
    from sales_order where id = any(${[...deals.keys()]}::int[])`)
  const found = new Map(rows.map((row) => [row.id, row]))
  const sum = { payments: 0, shipments: 0, settlements: 0, lost: 0, doubled: 0 }
  for (const [id, { payments, shipments }] of deals) {
    const settlements = shipments === trucks.length ? 1 : 0
    const was = { payments, shipments, settlements }
    for (const kind of ['payments', 'shipments', 'settlements'] as const) {
      const difference = (found.get(id)?.[kind] ?? 0) - was[kind]
      sum[kind] += was[kind]
      sum.lost += Math.max(0, -difference)
      sum.doubled += Math.max(0, difference)
    }
  }
  return sum
}
