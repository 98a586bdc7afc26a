import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator, aShipment, linesOf, ship } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { aSale, shipmentOf, shipWhole } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload as aTruckloadOf } from '#testing/truckload.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { decideReturn } from './decide-return.ts'
import { confirmTransfer } from './transfer.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db, 'sales'))
const operator = anOperator(site)

/** 25 MT at CNY 10,000.00. */
const aTruckload = () => aTruckloadOf(site, desk)
const refundsOf = (orderId: number) =>
  db.many(sql`
    select refund.amount from refund join payment on payment.id = payment_id where order_id = ${orderId} order by refund.id`)

describe('goods are charged by the weight that left', () => {
  test('less than ordered goes back the way it came, with the last shipment and in words', async () => {
    const order = await aTruckload()
    await order.send(10_000)
    expect(await order.info()).toMatchObject({ totalMinor: 25_000_000, settlements: [] })
    await order.send(14_600)
    expect(await order.info()).toMatchObject({
      status: 2,
      payStatus: 1,
      totalMinor: 24_600_000,
      refundedMinor: 400_000,
      lines: [{ kilograms: 25_000, orderedKg: 25_000, shippedKg: 24_600, chargedKg: 24_600, amountMinor: 24_600_000 }],
      parts: [{ amountMinor: 24_600_000, state: 'paid', refundedMinor: 400_000 }],
      settlements: [
        {
          cause: 'shipped',
          totalBeforeMinor: 25_000_000,
          totalAfterMinor: 24_600_000,
          refundedMinor: 400_000,
          lines: [{ lineId: order.lineId, kilogramsBefore: 25_000, kilogramsAfter: 24_600 }],
        },
      ],
    })
    const { history } = await order.info()
    expect(history.slice(-2).map(({ event, note }) => [event, note])).toEqual([
      ['ship', '#2: 14,600 kg'],
      ['settle', '25,000 kg → 24,600 kg, CNY 250000.00 → 246000.00'],
    ])
    expect(await refundsOf(order.id)).toEqual([{ amount: 400_000 }])
    const letters = (await order.buyer.api.letters.list()).list
    expect(letters).toContainEqual(
      expect.objectContaining({
        subject: `Order ${order.orderSn} has been settled by shipped weight`,
        content: expect.stringContaining('CNY 4,000.00 is refunded'),
      }),
    )
    expect(await brokenRules(db)).toEqual([])
  })

  test('more than ordered is one more part with its day, which can be paid', async () => {
    const order = await aTruckload()
    await order.send(25_300)
    const { parts, totalMinor, actions } = await order.info()
    expect([totalMinor, actions.includes('pay')]).toEqual([25_300_000, true])
    expect(parts).toMatchObject([
      { amountMinor: 25_000_000, state: 'paid' },
      { amountMinor: 300_000, due: 'afterShipping', days: 7, dueOn: expect.any(String), state: 'open', payable: true },
    ])
    await confirmTransfer(operator, { orderId: order.id, amountMinor: 300_000 })
    expect((await order.info()).parts).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await brokenRules(db)).toEqual([])
  })

  test('changes what is still open, and nothing goes back for that', async () => {
    const buyer = await aBuyer(site)
    const { id: enquiryId } = await anEnquiry(buyer)
    const lines = [aLine({ kilograms: 1_333, price: '9850.55' })]
    const { id: quoteId } = await aQuote(operator, enquiryId, { lines, paymentType: 'TT_30_70' })
    const { orders } = await buyer.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
    const id = orders[0]?.id ?? 0
    await confirmTransfer(operator, { orderId: id, amountMinor: 393_923 })
    await ship(operator, id, 1_320)
    expect(await buyer.api.orders.info({ id })).toMatchObject({
      totalMinor: 1_300_273,
      refundedMinor: 0,
      parts: [{ amountMinor: 393_923 }, { amountMinor: 906_350, restMinor: 906_350, state: 'open' }],
    })
    expect((await buyer.api.letters.list()).list[0]?.content).toContain('CNY 9,063.50 is still outstanding')
    await confirmTransfer(operator, { orderId: id, amountMinor: 906_350 })
    expect((await buyer.api.orders.info({ id })).parts).toMatchObject([{}, { state: 'paid' }])
    expect(await brokenRules(db)).toEqual([])
  })

  test('as ordered is as agreed, and says nothing', async () => {
    const order = await aTruckload()
    await order.send(25_000)
    const { settlements, history } = await order.info()
    expect([settlements, history.at(-1)?.event]).toEqual([[], 'ship'])
  })

  test('again where a weight is corrected, and each time by what is different', async () => {
    const order = await aTruckload()
    const { id } = await order.send(24_600)
    await order.change(id, 24_700)
    expect(await order.info()).toMatchObject({ totalMinor: 24_700_000, refundedMinor: 400_000 })
    expect((await order.info()).parts).toMatchObject([{ amountMinor: 24_600_000 }, { amountMinor: 100_000 }])
    await order.change(id, 24_550)
    expect(await order.info()).toMatchObject({ totalMinor: 24_550_000, refundedMinor: 450_000 })
    expect((await order.info()).parts).toMatchObject([{ amountMinor: 24_550_000 }, { amountMinor: 0, state: 'waived' }])
    await order.change(id, 24_550, { vessel: 'EVER GIVEN' })
    expect((await order.info()).settlements.map(({ cause }) => cause)).toEqual(['shipped', 'corrected', 'corrected'])
    expect(await brokenRules(db)).toEqual([])
  })

  test('only once when two send the rest at the same moment', async () => {
    const order = await aTruckload()
    await Promise.allSettled([order.send(24_600), order.send(24_600), order.send(24_600)])
    expect((await order.info()).settlements).toHaveLength(1)
    expect(await refundsOf(order.id)).toEqual([{ amount: 400_000 }])
  })

  test('and what comes back is counted by that', async () => {
    const order = await aTruckload()
    await order.send(24_600)
    const lines = [{ lineId: order.lineId, kilograms: 24_600 }]
    await order.buyer.api.orders.askReturn({ id: order.id, lines, reason: 'Moist' })
    expect((await order.info()).returns).toMatchObject([{ amountMinor: 24_600_000 }])
    expect(await brokenRules(db)).toEqual([])
  })

  test('and pieces that come back cost together what their weight does', async () => {
    const buyer = await aCreditBuyer(site)
    const { id: productId } = await goodsForSale(db, { price: { currency: 'CNY', perTonneMinor: 987_675 } })
    const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }], 'OA_30')
    const shipmentId = await ship(operator, id)
    const [{ lineId } = { lineId: 0 }] = await linesOf(db, id)
    for (let piece = 0; piece < 3; piece++) {
      const lines = [{ lineId, kilograms: 333 }]
      const back = await buyer.api.orders.askReturn({ id, lines, reason: 'Moist' })
      await decideReturn(operator, back.id, 'acceptReturn', null)
      await decideReturn(operator, back.id, 'completeReturn', null)
    }
    const { version } = await shipmentOf(db, id)
    await desk.orders.changeShipment({ id, shipmentId, version, ...aShipment([{ lineId, kilograms: 999 }]) })
    const { totalMinor, parts } = await buyer.api.orders.info({ id })
    expect([totalMinor, parts.map(({ creditedMinor }) => creditedMinor)]).toEqual([986_687, [986_687]])
    expect(await brokenRules(db)).toEqual([])
  })
})

test('what the release before has shipped stays as it was charged', async () => {
  const { id } = await aSale(db, 'paid')
  await shipWhole(db, id)
  const { id: shipmentId, version } = await shipmentOf(db, id)
  const { lines } = await desk.orders.info({ id })
  const input = aShipment([{ lineId: lines[0]?.id ?? 0, kilograms: 990 }])
  await desk.orders.changeShipment({ id, shipmentId, version, ...input })
  expect(await desk.orders.info({ id })).toMatchObject({ totalMinor: 1_000_000, settlements: [] })
})
