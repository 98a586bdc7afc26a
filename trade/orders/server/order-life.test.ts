import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { anOperator, pay, ship } from '#testing/operators.ts'
import { aSession } from '#testing/factories.ts'
import { aPhoto } from '#testing/sample-files.ts'
import { formBody } from '#testing/form-body.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'
import { decideReturn } from './decide-return.ts'
import { closeOrder, refundOrder } from '../office/operator-steps.ts'
import { acceptArrived } from './receive-goods.ts'
import { closeUnpaidOrders, remindBuyers } from './timed-steps.ts'

const site = await testApp()
const { db, config, request } = site
const operator = anOperator(site)

async function anOrder(quantity = 1_000, buyer?: Buyer) {
  const who = buyer ?? (await aBuyer(site))
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(who, [{ productId, quantity }])
  return { ...order, productId, buyer: who, api: who.api, info: () => who.api.orders.info({ id: order.id }) }
}
const shippedOrder = async () => {
  const order = await anOrder()
  await pay(operator, order)
  await ship(operator, order.id, 1_000)
  return order
}

test('an order goes from placed to received and commented', async () => {
  const order = await shippedOrder()
  expect(await order.info()).toMatchObject({
    status: 2,
    deliveryStatus: 1,
    carrier: 'SF Express',
    actions: ['receive', 'return'],
  })
  await order.api.orders.receive({ id: order.id })
  const [line] = (await order.info()).lines
  const comment = { id: order.id, lines: [{ lineId: line?.id ?? 0, score: 5, content: 'Even pellets' }] }
  await order.api.orders.comment(comment)
  await expect(order.api.orders.comment(comment)).rejects.toMatchObject({ code: 488314 })
  expect((await order.api.orders.comments()).list).toMatchObject([{ score: 5, orderSn: order.orderSn }])
  expect((await order.info()).history.map(({ event }) => event)).toEqual(['place', 'pay', 'ship', 'receive', 'comment'])
  expect(await brokenRules(db)).toEqual([])
})

test('cancelling gives the goods back once', async () => {
  const order = await anOrder()
  await order.api.orders.cancel({ id: order.id })
  await expect(order.api.orders.cancel({ id: order.id })).rejects.toMatchObject({ code: 488309 })
  expect(await initialStock(db, order)).toBe(100_000)
  expect(await order.info()).toMatchObject({ status: 4, payStatus: 0, actions: ['delete'] })
})

test('a paid order is cancelled by the seller alone, with its refund', async () => {
  const order = await anOrder()
  await pay(operator, order)
  await expect(order.api.orders.cancel({ id: order.id })).rejects.toMatchObject({ code: 488309 })
  await refundOrder(operator, order.id, 'Sold out at the factory')
  expect(await order.info()).toMatchObject({ status: 4, payStatus: 4, refundedMinor: order.totalMinor })
  expect(await initialStock(db, order)).toBe(100_000)
  expect(await brokenRules(db)).toEqual([])
})

test('a closed order is closed for good', async () => {
  const order = await anOrder()
  await closeOrder(operator, order.id, 'Never paid')
  await expect(pay(operator, order)).rejects.toMatchObject({ refusal: 'ORDER_STATE' })
  expect(await order.info()).toMatchObject({ status: 5, actions: ['delete'] })
})

test('deleting hides an order that is over, and no other', async () => {
  const order = await anOrder()
  await expect(order.api.orders.delete({ id: order.id })).rejects.toMatchObject({ code: 488309 })
  await order.api.orders.cancel({ id: order.id })
  await order.api.orders.delete({ id: order.id })
  await expect(order.info()).rejects.toMatchObject({ code: 48801 })
  expect(await db.run(sql`select from sales_order where id = ${order.id} and hidden`)).toBe(1)
})

test("another member's order is like one that does not exist", async () => {
  const order = await anOrder()
  const { api } = await aBuyer(site)
  for (const act of [api.orders.info, api.orders.cancel, api.orders.receive, api.orders.delete, api.orders.reorder])
    await expect(act({ id: order.id })).rejects.toMatchObject({ code: 48801 })
})

test('the shipped weight stays within its tolerance', async () => {
  const order = await anOrder()
  await pay(operator, order)
  await expect(ship(operator, order.id, 1_021)).rejects.toMatchObject({ refusal: 'INVALID_INPUT' })
  await ship(operator, order.id, 1_020)
  expect(await order.info()).toMatchObject({ status: 2, shippedKg: 1_020 })
})

test('list, tabs and counts agree', async () => {
  const buyer = await aBuyer(site)
  const [first, second] = [await anOrder(1_000, buyer), await anOrder(1_000, buyer)]
  await second.api.orders.cancel({ id: second.id })
  expect(await buyer.api.orders.aggregation()).toMatchObject({ total: 2, unpaid: 1, cancelled: 1, completed: 0 })
  expect((await buyer.api.orders.list({ status: 0 })).list.map(({ id }) => id)).toEqual([first.id])
  expect((await buyer.api.orders.list({ key: second.orderSn.slice(-6) })).list.map(({ id }) => id)).toEqual([second.id])
})

test('ordering again fills the cart at the prices of today', async () => {
  const order = await anOrder(2_000)
  expect(await order.api.orders.reorder({ id: order.id })).toEqual({ added: 1, dropped: 0 })
  expect((await order.api.cart.list()).list).toMatchObject([{ productId: order.productId, kilograms: 2_000 }])
})

describe('a return', () => {
  const asked = async () => {
    const order = await shippedOrder()
    const [line] = (await order.info()).lines
    const lines = [{ lineId: line?.id ?? 0, kilograms: 400 }]
    const { id } = await order.api.orders.askReturn({ id: order.id, lines, reason: 'Moist' })
    return { ...order, returnId: id, lines }
  }

  test('that is completed sends its share of the money back', async () => {
    const order = await asked()
    expect(await order.info()).toMatchObject({ returnApplyStatus: 0, returns: [{ amountMinor: 400_000 }] })
    await decideReturn(operator, order.returnId, 'acceptReturn', null)
    await decideReturn(operator, order.returnId, 'completeReturn', null)
    expect(await order.info()).toMatchObject({ status: 2, payStatus: 1, refundedMinor: 400_000, returnApplyStatus: 2 })
    await expect(decideReturn(operator, order.returnId, 'completeReturn', null)).rejects.toMatchObject({
      refusal: 'ORDER_STATE',
    })
    expect(await brokenRules(db)).toEqual([])
  })

  test('is one at a time, and never more than was delivered', async () => {
    const order = await asked()
    const again = { id: order.id, lines: order.lines, reason: 'Again' }
    await expect(order.api.orders.askReturn(again)).rejects.toMatchObject({ code: 488312 })
    await decideReturn(operator, order.returnId, 'rejectReturn', 'Within the specification')
    const lines = [{ ...order.lines[0], lineId: order.lines[0]?.lineId ?? 0, kilograms: 1_001 }]
    await expect(order.api.orders.askReturn({ ...again, lines })).rejects.toMatchObject({ code: 488313 })
    await order.api.orders.askReturn({ ...again, lines: [{ lineId: lines[0]?.lineId ?? 0, kilograms: 1_000 }] })
    expect((await order.info()).returns[0]).toMatchObject({ amountMinor: order.totalMinor })
  })

  test('keeps its photos for its owner', async () => {
    const order = await shippedOrder()
    const token = await aSession(db, order.buyer.member)
    const { payload, headers } = await formBody([['file', await aPhoto()]])
    const sent = await request({ method: 'POST', url: '/api/oss/upload', payload, headers: { ...headers, token } })
    const [line] = (await order.info()).lines
    const lines = [{ lineId: line?.id ?? 0, kilograms: 25 }]
    await order.api.orders.askReturn({ id: order.id, lines, reason: 'Torn bags', photoIds: [sent.json().data.id] })
    expect((await order.info()).returns[0]?.photos).toHaveLength(1)
  })
})

describe('by schedule', () => {
  test('an unpaid order closes after its time, once, and gives back its goods', async () => {
    const [late, early] = [await anOrder(), await anOrder()]
    await db.run(sql`update sales_order set pay_until = now() - interval '1 minute' where id = ${late.id}`)
    await closeUnpaidOrders(db, config)
    await closeUnpaidOrders(db, config)
    expect([(await late.info()).status, (await early.info()).status]).toEqual([5, 0])
    expect(await initialStock(db, late)).toBe(100_000)
  })

  test('a shipped order completes after its time', async () => {
    const order = await shippedOrder()
    await db.run(sql`update shipment set receive_until = now() - interval '1 minute' where order_id = ${order.id}`)
    await acceptArrived(db, config)
    expect((await order.info()).history.at(-1)).toMatchObject({ event: 'complete', actor: 'system', status: 3 })
  })

  test('buyers are reminded once', async () => {
    const order = await anOrder()
    await db.run(sql`
      update sales_order set placed_at = now() - interval '2 days', pay_until = now() + interval '20 hours' where id = ${order.id}`)
    for (let run = 0; run < 2; run++) await remindBuyers(db, config)
    const { list } = await order.api.letters.list()
    expect(list.filter(({ subject }) => subject.includes('is awaiting your payment'))).toHaveLength(1)
  })
})

test('the proforma invoice is a PDF for the owner alone', async () => {
  const order = await anOrder()
  const url = `/customer/order/${order.id}/proforma-zh.pdf`
  const own = await request({ url, headers: { cookie: `token=${await aSession(db, order.buyer.member)}` } })
  expect(own.headers['content-type']).toBe('application/pdf')
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const other = await aBuyer(site)
  const foreign = await request({ url, headers: { cookie: `token=${await aSession(db, other.member)}` } })
  expect(foreign.headers['content-type']).not.toBe('application/pdf')
  expect((await request(url)).statusCode).toBe(303)
})
