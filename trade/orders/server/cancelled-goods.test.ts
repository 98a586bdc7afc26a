import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { anOperator, linesOf } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload as aTruckloadOf } from '#testing/truckload.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { confirmTransfer } from './transfer.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db))
const operator = anOperator(site)

/** 25 MT at CNY 10,000.00, and what becomes of them. */
async function aTruckload() {
  const order = await aTruckloadOf(site, desk)
  const before = await initialStock(db, order)
  return {
    ...order,
    cancel: (kilograms: number, lineId = order.lineId) =>
      desk.orders.cancelGoods({ id: order.id, reason: 'Plant outage', lines: [{ lineId, kilograms }] }),
    withdraw: (shipmentId: number) => desk.orders.withdrawShipment({ id: order.id, shipmentId, reason: 'Wrong order' }),
    stock: async () => {
      expect(await initialStock(db, order)).toBe(before)
      return (await db.first<{ kg: number }>(sql`select stock_kg as kg from product where id = ${order.productId}`))?.kg
    },
  }
}

describe('goods that will not come', () => {
  test('go back into stock, and their money to the buyer, who is notified', async () => {
    const order = await aTruckload()
    const stock = (await order.stock()) ?? 0
    await order.cancel(5_000)
    expect(await order.info()).toMatchObject({
      status: 1,
      kilograms: 20_000,
      totalMinor: 20_000_000,
      refundedMinor: 5_000_000,
      lines: [{ kilograms: 20_000, orderedKg: 25_000, amountMinor: 20_000_000 }],
      parts: [{ amountMinor: 20_000_000, state: 'paid' }],
      settlements: [{ cause: 'cancelled', reason: 'Plant outage' }],
    })
    expect(await order.stock()).toBe(stock + 5_000)
    expect((await order.info()).history.at(-1)).toMatchObject({
      event: 'cancelGoods',
      note: '25,000 kg → 20,000 kg, CNY 250000.00 → 200000.00: Plant outage',
    })
    expect((await order.buyer.api.letters.list()).list[0]?.content).toContain('CNY 50,000.00 is refunded')
    expect(await brokenRules(db)).toEqual([])
  })

  test('lower what is still open, and only the rest goes back', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { id } = await placeOrder(buyer, [{ productId, quantity: 10_000 }], 'TT_30_70_SHIP')
    const [{ lineId } = { lineId: 0 }] = await linesOf(db, id)
    await confirmTransfer(operator, { orderId: id, amountMinor: 3_000_000 })
    await desk.orders.cancelGoods({ id, reason: 'x', lines: [{ lineId, kilograms: 6_000 }] })
    expect(await buyer.api.orders.info({ id })).toMatchObject({
      totalMinor: 4_000_000,
      refundedMinor: 0,
      parts: [{ amountMinor: 3_000_000 }, { amountMinor: 1_000_000, state: 'open' }],
    })
    await desk.orders.cancelGoods({ id, reason: 'x', lines: [{ lineId, kilograms: 2_000 }] })
    expect(await buyer.api.orders.info({ id })).toMatchObject({
      totalMinor: 2_000_000,
      refundedMinor: 1_000_000,
      parts: [{ amountMinor: 2_000_000 }, { amountMinor: 0, state: 'waived' }],
    })
    expect(await brokenRules(db)).toEqual([])
  })

  test('are no more than have not left; with the last of them the order is shipped, or completed', async () => {
    const order = await aTruckload()
    const { id: shipmentId } = await order.send(10_000)
    await expect(order.cancel(15_001)).rejects.toMatchObject({ fields: { 'lines.0.kilograms': expect.any(String) } })
    await order.cancel(15_000)
    expect(await order.info()).toMatchObject({ status: 2, totalMinor: 10_000_000, shippedKg: 10_000 })
    await expect(order.cancel(1)).rejects.toMatchObject({ code: 488309 })
    await order.buyer.api.orders.receiveShipment({ id: order.id, shipmentId })
    expect(await order.info()).toMatchObject({ status: 3 })

    const received = await aTruckload()
    const first = await received.send(10_000)
    await received.buyer.api.orders.receiveShipment({ id: received.id, shipmentId: first.id })
    await received.cancel(15_000)
    expect(await received.info()).toMatchObject({ status: 3, totalMinor: 10_000_000 })
    expect(await brokenRules(db)).toEqual([])
  })

  test('all of them before anything left are the whole order', async () => {
    const order = await aTruckload()
    const stock = (await order.stock()) ?? 0
    await order.cancel(25_000)
    expect(await order.info()).toMatchObject({ status: 4, payStatus: 4, refundedMinor: 25_000_000 })
    expect(await order.stock()).toBe(stock + 25_000)
    expect(await brokenRules(db)).toEqual([])
  })

  test('sent twice with one key, or twice at once, are cancelled once and never too many', async () => {
    const order = await aTruckload()
    const input = { id: order.id, reason: 'x', lines: [{ lineId: order.lineId, kilograms: 5_000 }] }
    const once = { idempotencyKey: crypto.randomUUID() }
    await desk.orders.cancelGoods(input, once)
    await desk.orders.cancelGoods(input, once)
    expect(await order.info()).toMatchObject({ kilograms: 20_000 })
    await Promise.allSettled([order.cancel(15_000), order.cancel(15_000), order.send(12_000)])
    expect(await brokenRules(db)).toEqual([])
    expect(await order.stock()).toEqual(expect.any(Number))
  })
})

describe('a shipment that was entered wrongly', () => {
  test('is withdrawn, and the order is as before it', async () => {
    const order = await aTruckload()
    const first = await order.send(10_000)
    const second = await order.send(14_600)
    expect(await order.info()).toMatchObject({ status: 2, totalMinor: 24_600_000 })
    await order.withdraw(second.id)
    expect(await order.info()).toMatchObject({
      status: 1,
      shippedKg: 10_000,
      totalMinor: 25_000_000,
      shippedTime: null,
      trackingNumber: 'SF1',
      shipments: [{ id: first.id, number: 1 }],
      lines: [{ shippedKg: 10_000, chargedKg: 25_000 }],
    })
    expect((await order.info()).history.at(-1)).toMatchObject({ event: 'withdrawLast', note: '#2: Wrong order' })
    expect((await order.buyer.api.letters.list()).list[0]?.subject).toContain('Shipment 2 of order')
    await order.send(15_000)
    expect((await order.info()).shipments.map(({ number }) => number)).toEqual([1, 3])
    expect(await order.info()).toMatchObject({ status: 2, totalMinor: 25_000_000 })
    expect(await brokenRules(db)).toEqual([])
  })

  test('leaves nothing in the way of cancelling the order as a whole', async () => {
    const order = await aTruckload()
    const { id } = await order.send(10_000)
    await order.withdraw(id)
    await desk.orders.refund({ id: order.id, reason: 'Sold out' })
    expect(await order.info()).toMatchObject({ status: 4, carrier: null, shipments: [] })
    expect(await brokenRules(db)).toEqual([])
  })

  test('stays once the buyer has it, or sends goods of it back, and is withdrawn once', async () => {
    const order = await aTruckload()
    const [first, second] = [await order.send(10_000), await order.send(5_000)]
    await order.buyer.api.orders.receiveShipment({ id: order.id, shipmentId: first.id })
    await expect(order.withdraw(first.id)).rejects.toMatchObject({ code: 488309 })
    const lines = [{ lineId: order.lineId, kilograms: 12_000 }]
    await order.buyer.api.orders.askReturn({ id: order.id, lines, reason: 'Moist' })
    await expect(order.withdraw(second.id)).rejects.toMatchObject({ fields: { reason: expect.any(String) } })
    const other = await aTruckload()
    const { id } = await other.send(10_000)
    const answers = await Promise.allSettled([other.withdraw(id), other.withdraw(id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await other.info()).toMatchObject({ shippedKg: null })
    expect(await brokenRules(db)).toEqual([])
  })
})
