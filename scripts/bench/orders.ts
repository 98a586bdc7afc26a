import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database/database.ts'
import { aMember, aSession } from '#testing/factories.ts'
import '#site/texts/whole.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { addressInput, goodsForSale } from '#testing/trading.ts'
import { bareOrder, rowsOfLastOrder, type OrderRows } from './bare-order.ts'
import { openConnection, type Post } from './post-json.ts'
import { count, ratio, type Report } from './report.ts'
import type { Stage } from './stage.ts'
import { medianOf } from './timing.ts'

const buyers = 10
const ordersEach = 50
/** One takes two seconds, in which the database may also have to write what came before: their median stays. */
const rounds = 9
/** Until what is called often is compiled, as on a site that has run for a while: the first orders cost half as much again. */
const warmUps = 5
const kilograms = 1_000

interface Buyer {
  memberId: number
  token: string
  addressId: number
  post: Post
  end: () => void
  /** By the last order of the API, once there is one. */
  written?: OrderRows
}

/** Orders per second by the API, on distinct products and on one, against a bare transaction that writes the same rows. */
export async function benchOrders(report: Report, { db, open }: Stage) {
  // Mails are written with the order and sent by another process, as on a site with load.
  const site = await open({}, ['--only=web'])
  const all: Buyer[] = []
  try {
    for (let made = 0; made < buyers; made++) all.push(await aBuyer(db, site.origin))
    await measure(report, db, site.origin, all)
  } finally {
    for (const { end } of all) end()
    await site.stop()
  }
}

async function measure(report: Report, db: Database, origin: string, all: readonly Buyer[]) {
  const apart: number[] = []
  for (let made = 0; made < buyers; made++) apart.push((await goodsForSale(db, { stockKg: 1_000_000_000 })).id)
  const hot = (await goodsForSale(db, { stockKg: 1_000_000_000 })).id
  const last = (await goodsForSale(db, { stockKg: (buyers * ordersEach * kilograms) / 2 })).id
  const own = (index: number) => apart[index] ?? hot

  const byApi = (productOf: (buyer: number) => number) =>
    run(all, (buyer, index) => order(origin, buyer, productOf(index)))
  for (let round = 0; round < warmUps; round++) await byApi(own)
  for (const buyer of all) buyer.written = await rowsOfLastOrder(db, buyer.memberId)
  const bare = (productOf: (buyer: number) => number) =>
    run(all, ({ memberId, written }, index) => bareOrder(db, memberId, productOf(index), written))
  for (let round = 0; round < warmUps; round++) await bare(own)
  const compare = async (name: string, target: number, productOf: (buyer: number) => number) => {
    const [api, plain]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      api.push((await byApi(productOf)).perSecond)
      plain.push((await bare(productOf)).perSecond)
    }
    report.noted(`orders a second, ${name}`, medianOf(api), count)
    report.noted(`bare orders a second, ${name}`, medianOf(plain), count)
    const share = medianOf(api) / medianOf(plain)
    report.atLeast(`orders, ${name}, of bare SQL that writes the same rows`, share, target, ratio)
  }
  await compare('distinct products', 0.6, own)
  await compare('one hot product', 0.7, () => hot)

  const { done } = await byApi(() => last)
  const sold = (buyers * ordersEach) / 2
  const stock = await initialStock(db, { productId: last })
  const broken = await brokenRules(db)
  report.atMost('orders beyond the stock', Math.max(0, done - sold), 0, count)
  report.atMost('rules of trading broken by orders', broken.length, 0, count)
  if (done !== sold || stock !== sold * kilograms || broken.length > 0)
    throw new Error(`A sale was not exact. ${broken.join(', ')}`)
}

async function run(all: readonly Buyer[], act: (buyer: Buyer, index: number) => Promise<boolean>) {
  const start = performance.now()
  let done = 0
  await Promise.all(
    all.map(async (buyer, index) => {
      for (let n = 0; n < ordersEach; n++) if (await act(buyer, index)) done++
    }),
  )
  return { done, perSecond: (all.length * ordersEach * 1000) / (performance.now() - start) }
}

const fingerprints = new Map<number, Promise<string>>()

/** The figures are asked for once a product: they do not change. */
export async function order(origin: string, { token, addressId, post }: Buyer, productId: number): Promise<boolean> {
  const known = fingerprints.get(productId) ?? fingerprintOf(origin, token, productId)
  fingerprints.set(productId, known)
  const answer = await post(
    '/api/customer/order/orderGenerateByProduct',
    { token, 'idempotency-key': randomUUID() },
    {
      productId,
      quantity: kilograms,
      fingerprint: await known,
      addressId,
      payMethod: 'transfer',
      deliveryTerm: 'PICKUP',
    },
  )
  const { code } = answer as { code: number }
  if (code !== 0 && code !== 488306) throw new Error(`An order was refused with ${code}.`)
  return code === 0
}

async function fingerprintOf(origin: string, token: string, productId: number): Promise<string> {
  const url = `${origin}/api/customer/order/getOrderConfirm?productId=${productId}&quantity=${kilograms}`
  const answer = await fetch(url, { headers: { token } })
  return ((await answer.json()) as { data: { fingerprint: string } }).data.fingerprint
}

export async function aBuyer(db: Database, origin: string): Promise<Buyer> {
  const member = await aMember(db, { email: `bench-${randomUUID()}@example.com` })
  const token = await aSession(db, member)
  const connection = openConnection(origin)
  const answer = await connection.post('/api/customer/receipAddress/save', { token }, await addressInput(db))
  const { data } = answer as { data: { id: number } }
  return { memberId: member.id, token, addressId: data.id, ...connection }
}
