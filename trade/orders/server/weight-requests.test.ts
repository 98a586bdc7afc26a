import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aLimitedBuyer } from '#testing/approvals.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { anOperator, linesOf, pay } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload as aTruckloadOf } from '#testing/truckload.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))

/** 25 MT at CNY 10,000.00, of which another weight is asked for. */
async function aTruckload() {
  const order = await aTruckloadOf(site, desk)
  const before = await initialStock(db, order)
  const ask = async (kilograms: number) => {
    await desk.orders.askWeight({ id: order.id, lineId: order.lineId, kilograms, reason: 'Lot size' })
    return (await order.info()).weightRequest?.id ?? 0
  }
  const answer = (requestId: number, agree: boolean) =>
    order.buyer.api.orders.answerWeight({ id: order.id, requestId, agree })
  return { ...order, ask, answer, exact: async () => expect(await initialStock(db, order)).toBe(before) }
}

test('more than the tolerance can be shipped once the buyer agrees, and is charged', async () => {
  const order = await aTruckload()
  await expect(order.send(27_000)).rejects.toMatchObject({ fields: { 'lines.0.kilograms': expect.any(String) } })
  const id = await order.ask(27_000)
  expect((await order.buyer.api.letters.list()).list[0]?.subject).toContain('may we ship a different weight')
  await order.answer(id, true)
  expect(await order.info()).toMatchObject({
    status: 1,
    totalMinor: 27_000_000,
    weightRequest: null,
    lines: [{ kilograms: 27_000, orderedKg: 25_000 }],
    parts: [{ amountMinor: 25_000_000 }, { amountMinor: 2_000_000, state: 'open', due: 'afterShipping' }],
    settlements: [{ cause: 'agreed' }],
  })
  await order.send(27_000)
  const { status, history } = await order.info()
  expect([status, history.slice(-3).map(({ event }) => event)]).toEqual([2, ['askWeight', 'agreeWeight', 'ship']])
  await order.exact()
  expect(await brokenRules(db)).toEqual([])
})

test('less than the tolerance is enough once the buyer agrees', async () => {
  const order = await aTruckload()
  await order.send(22_000)
  expect(await order.info()).toMatchObject({ status: 1 })
  await order.answer(await order.ask(22_000), true)
  expect(await order.info()).toMatchObject({ status: 2, totalMinor: 22_000_000, refundedMinor: 3_000_000 })
  await order.exact()
  expect(await brokenRules(db)).toEqual([])
})

test('what the buyer declines stays as ordered, and is answered once', async () => {
  const order = await aTruckload()
  const id = await order.ask(27_000)
  await order.answer(id, false)
  await expect(order.answer(id, true)).rejects.toMatchObject({ code: 488309 })
  expect(await order.info()).toMatchObject({ totalMinor: 25_000_000, weightRequest: null })
  expect((await order.info()).history.at(-1)).toMatchObject({ event: 'declineWeight', actor: 'member' })
})

test('a second request replaces the first, and two answers at once change the order once', async () => {
  const order = await aTruckload()
  const first = await order.ask(27_000)
  const second = await order.ask(28_000)
  await expect(order.answer(first, true)).rejects.toMatchObject({ code: 488309 })
  await Promise.allSettled([order.answer(second, true), order.answer(second, true), order.answer(second, false)])
  const { settlements, weightRequest } = await order.info()
  expect([settlements.length <= 1, weightRequest]).toEqual([true, null])
  await order.exact()
  expect(await brokenRules(db)).toEqual([])
})

test('another member cannot answer, and what is not in stock is not agreed', async () => {
  const order = await aTruckload()
  const id = await order.ask(40_000)
  const stranger = await aBuyer(site)
  const foreign = stranger.api.orders.answerWeight({ id: order.id, requestId: id, agree: true })
  await expect(foreign).rejects.toMatchObject({ code: 48801 })
  await db.run(sql`update product set stock_kg = 10000 where id = ${order.productId}`)
  await expect(order.answer(id, true)).rejects.toMatchObject({ code: expect.any(Number) })
  expect(await order.info()).toMatchObject({ totalMinor: 25_000_000, weightRequest: { id } })
})

test.each([
  ['an order', { orderCNY: '11000' }],
  ['a month', { monthCNY: '11000' }],
])('more than the limit of %s is agreed by a colleague who may', async (_, limits) => {
  const { buyer, company } = await aLimitedBuyer(site, limits)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await pay(anOperator(site), order)
  const [{ lineId } = { lineId: 0 }] = await linesOf(db, order.id)
  const ask = async (kilograms: number) => {
    await desk.orders.askWeight({ id: order.id, lineId, kilograms, reason: 'Lot size' })
    const { weightRequest } = await buyer.api.orders.info({ id: order.id })
    return { id: order.id, requestId: weightRequest?.id ?? 0, agree: true }
  }
  await buyer.api.orders.answerWeight(await ask(1_100))
  const more = await ask(1_101)
  await expect(buyer.api.orders.answerWeight(more)).rejects.toMatchObject({ code: 488341 })
  expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({ totalMinor: 1_100_000, weightRequest: {} })
  await company.api.orders.answerWeight(more)
  expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({ totalMinor: 1_101_000 })
  expect(await initialStock(db, { productId })).toBe(100_000)
  expect(await brokenRules(db)).toEqual([])
})
