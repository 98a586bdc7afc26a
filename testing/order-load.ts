import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession } from './factories.ts'
import { aBankAccount, addressInput, goodsForSale } from './trading.ts'

interface Answer<Data = { id?: number; fingerprint?: string; orders?: { id: number }[] }> {
  code: number
  data: Data | null
}

export interface Tally {
  /** Notes of orders that were answered with success. */
  acknowledged: Set<string>
  /** Answers of 503, which say when to come again, and requests without any answer: each is repeated. */
  later: number
  unanswered: number
  /** What must not be: 500 and its kin, a 503 that does not say when, an order that was refused. */
  failed: string[]
}

export const newTally = (): Tally => ({ acknowledged: new Set(), later: 0, unanswered: 0, failed: [] })

const path = '/api/customer/order'

/** Buyers who order one after the other and repeat under the same key whatever was not answered, until `isOver`. */
export async function placeOrders(
  db: Database,
  origin: string,
  buyers: number,
  isOver: () => boolean,
  pauseMs = 0,
  tally = newTally(),
): Promise<Tally> {
  await aBankAccount(db)
  const product = await goodsForSale(db, { stockKg: 1_000_000_000 })
  const buy = await Promise.all(
    Array.from({ length: buyers }, () => aBuyer(db, origin, product.id, tally, { quantity: 1_000 })),
  )
  await Promise.all(
    buy.map(async (order) => {
      while (!isOver()) {
        await order(randomUUID())
        if (pauseMs > 0) await sleep(pauseMs)
      }
    }),
  )
  return tally
}

interface Wish {
  quantity: number
  paymentType?: string
}

/** Places the same order each time it is called, under the note as its key; answers its id. */
export async function aBuyer(db: Database, origin: string, productId: number, tally: Tally, wish: Wish) {
  const token = await aSession(db, await aMember(db, { email: `faults-${randomUUID()}@example.com` }))
  const ask = asker(origin, { token }, tally)
  const address = await ask('/api/customer/receipAddress/save', randomUUID(), await addressInput(db))
  const confirm = await ask(`${path}/getOrderConfirm?productId=${productId}&quantity=${wish.quantity}`)
  const order = {
    productId,
    ...wish,
    fingerprint: confirm.data?.fingerprint,
    addressId: address.data?.id,
    payMethod: 'transfer',
    deliveryTerm: 'PICKUP',
  }
  return async (note: string) => {
    const { code, data } = await ask(`${path}/orderGenerateByProduct`, note, { ...order, note })
    if (code === 0) tally.acknowledged.add(note)
    else tally.failed.push(`refused with ${code}`)
    return data?.orders?.[0]?.id
  }
}

/** Asks again until there is an answer that counts. */
export const asker =
  (origin: string, who: Record<string, string>, tally: Tally) =>
  async <Data = Answer['data']>(url: string, key?: string, body?: object): Promise<Answer<Data>> => {
    const isForm = body instanceof FormData
    for (;;) {
      const answer = await fetch(origin + url, {
        headers: {
          ...who,
          ...(!isForm && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        signal: AbortSignal.timeout(40_000),
        ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      }).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer && text !== undefined && answer.status < 500 && answer.status !== 409)
        return JSON.parse(text) as Answer<Data>
      if (!answer || text === undefined) tally.unanswered++
      else if (answer.headers.has('retry-after')) tally.later++
      else tally.failed.push(`${answer.status} ${text.slice(0, 200)}`)
      await sleep(200)
    }
  }

/** What the database knows of them: acknowledged and not there, and there more than once. */
export async function lostAndDoubled(db: Database, { acknowledged }: Tally) {
  const rows = await db.many<{ note: string; times: number }>(
    sql`select note, count(*)::int as times from sales_order where note = any(${[...acknowledged]}) group by note`,
  )
  return { lost: acknowledged.size - rows.length, doubled: rows.filter(({ times }) => times > 1).length }
}
