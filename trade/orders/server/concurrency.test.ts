import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { anOperator, pay, ship } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, aLot, goodsForSale, placeOrder, termsOf } from '#testing/trading.ts'
import { refundOrder } from '../office/operator-steps.ts'

const site = await testApp()
const { db } = site
const operator = anOperator(site)

/** Every write of stock and of an order's state takes its time, so that whoever could get in between does. */
beforeAll(async () => {
  await db.run(sql`
    create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.01); return new; end $$`)
  for (const table of [sql`product`, sql`lot`, sql`sales_order`])
    await db.run(sql`create trigger pause before update on ${table} for each row execute function pause()`)
})

const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.code as number] : [])),
  }
}

test('fifty buyers of the last lot: one order', async () => {
  const { id: productId } = await goodsForSale(db, { stockKg: 0 })
  const { id: lotId } = await aLot(db, productId, { kilograms: 1_000 })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer(site)))
  const { fingerprint } = (await buyers[0]?.api.orders.confirm({ productId, lotId, quantity: 1_000 })) ?? {
    fingerprint: '',
  }
  const wish = { productId, lotId, quantity: 1_000, fingerprint }
  const { done, codes } = await outcomes(
    buyers.map((buyer) => buyer.api.orders.placeFromProduct({ ...wish, ...termsOf(buyer) })),
  )
  expect([done, new Set(codes)]).toEqual([1, new Set([488306])])
  expect(await initialStock(db, { productId, lotId })).toBe(1_000)
  expect(await brokenRules(db)).toEqual([])
}, 60_000)

test('twenty equal submits with one key: one order', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
  const wish = { productId, quantity: 1_000, fingerprint, ...termsOf(buyer) }
  await outcomes(Array.from({ length: 20 }, () => buyer.api.orders.placeFromProduct(wish, { idempotencyKey: 'one' })))
  expect(await buyer.api.orders.aggregation()).toMatchObject({ total: 1 })
  expect(await brokenRules(db)).toEqual([])
})

test('twenty equal submits of the same cart lines without a key: one order', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id } = await buyer.api.cart.add({ productId, quantity: 1_000 })
  const { fingerprint } = await buyer.api.orders.confirm({ cartItemIds: [id] })
  const wish = { cartItemIds: [id], fingerprint, ...termsOf(buyer) }
  const { done, codes } = await outcomes(Array.from({ length: 20 }, () => buyer.api.orders.placeFromCart(wish)))
  expect([done, new Set(codes)]).toEqual([1, new Set([488303])])
  expect(await initialStock(db, { productId })).toBe(100_000)
  expect(await brokenRules(db)).toEqual([])
})

test('twenty cancels give the goods back once', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const { done, codes } = await outcomes(Array.from({ length: 20 }, () => buyer.api.orders.cancel({ id })))
  expect([done, new Set(codes)]).toEqual([1, new Set([488309])])
  expect(await db.first(sql`select stock_kg from product where id = ${productId}`)).toEqual({ stock_kg: 100_000 })
})

test('cancel against pay, and refund against ship: one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
    expect((await outcomes([buyer.api.orders.cancel({ id: order.id }), pay(operator, order)])).done).toBe(1)
    const other = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
    await pay(operator, other)
    expect((await outcomes([refundOrder(operator, other.id, 'x'), ship(operator, other.id, 1_000)])).done).toBe(1)
    expect(await initialStock(db, { productId })).toBe(100_000)
  }
  expect(await brokenRules(db)).toEqual([])
})

test('orders of the same products in opposite order never wait in a circle', async () => {
  const [a, b] = [await goodsForSale(db), await goodsForSale(db)]
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(site)))
  const lines = [a, b].map(({ id }) => ({ productId: id, quantity: 1_000 }))
  const { done } = await outcomes(
    buyers.map((buyer, index) => placeOrder(buyer, index % 2 === 0 ? lines : lines.toReversed())),
  )
  expect(done).toBe(10)
  expect([await initialStock(db, { productId: a.id }), await initialStock(db, { productId: b.id })]).toEqual([
    100_000, 100_000,
  ])
}, 30_000)
