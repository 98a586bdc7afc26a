import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { formBody } from '#testing/form-body.ts'
import { anOperator, pay, ship } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { aPdf } from '#testing/sample-files.ts'
import { aSale } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aBuyer, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'
import { refundOrder } from '../office/operator-steps.ts'
import { markOverdue } from '#trade/order-parts/server/timed-steps.ts'
import { waivePart } from './change-part.ts'
import { decideReturn } from './decide-return.ts'
import { closeUnpaidOrders } from './timed-steps.ts'
import { confirmTransfer } from './transfer.ts'

const site = await testApp()
const { db, config } = site
await aContact(db)
const operator = anOperator(site)

const asKnown = (buyer: Buyer, id: number) => ({
  id,
  buyer,
  info: () => buyer.api.orders.info({ id }),
  receive: (amountMinor: number, asReceived = false) =>
    confirmTransfer(operator, { orderId: id, amountMinor, asReceived }),
})

/** 1,333 kg at CNY 9,850.55 are CNY 13,130.78. */
async function quoted(paymentType: string) {
  const buyer = paymentType === 'OA_30' ? await aCreditBuyer(site) : await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const lines = [aLine({ kilograms: 1_333, price: '9850.55' })]
  const { id: quoteId } = await aQuote(operator, enquiryId, { lines, paymentType })
  const { orders } = await buyer.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
  return asKnown(buyer, orders[0]?.id ?? 0)
}

async function chosen(paymentType: string) {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  return asKnown(buyer, (await placeOrder(buyer, [{ productId, quantity: 1_000 }], paymentType)).id)
}

const slipFor = async ({ buyer, id }: ReturnType<typeof asKnown>) => {
  const { payload, headers } = await formBody([['file', aPdf('slip.pdf')]])
  const token = await aSession(db, buyer.member)
  const sent = await site.request({ method: 'POST', url: '/api/oss/upload', payload, headers: { ...headers, token } })
  await buyer.api.orders.sendSlip({ id, uploadId: sent.json().data.id })
}

describe('30 % at order, the rest before shipping', () => {
  test('goes on with the first part and leaves with the second, to the cent', async () => {
    const order = await quoted('TT_30_70_SHIP')
    expect((await order.info()).parts).toMatchObject([
      { amountMinor: 393_923, due: 'atOrder', state: 'open', payable: true },
      { amountMinor: 919_155, due: 'beforeShipping', state: 'open', payable: true },
    ])
    await order.receive(393_923)
    expect(await order.info()).toMatchObject({
      status: 1,
      payStatus: 1,
      actions: ['pay'],
      parts: [{ state: 'paid' }, {}],
    })
    await expect(ship(operator, order.id, 1_333)).rejects.toMatchObject({ refusal: 'ORDER_STATE' })
    await slipFor(order)
    expect(await order.info()).toMatchObject({
      actions: [],
      parts: [{}, { state: 'reported', slip: { status: 'waiting' } }],
    })
    await order.receive(919_155)
    await ship(operator, order.id, 1_333)
    const { parts, history } = await order.info()
    expect(parts).toMatchObject([{ restMinor: 0 }, { state: 'paid', slip: { status: 'confirmed' } }])
    expect(history.map(({ event, note }) => [event, note])).toEqual([
      ['place', null],
      ['pay', 'CNY 3939.23'],
      ['sendSlip', null],
      ['payPart', 'CNY 9191.55'],
      ['ship', '#1: 1,333 kg'],
    ])
    expect(await brokenRules(db)).toEqual([])
  })

  test('is on the invoice before the payment', async () => {
    const { id, buyer } = await quoted('TT_30_70_SHIP')
    const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
    const paper = pdfText((await site.request({ url: `/customer/order/${id}/proforma-en.pdf`, headers })).rawPayload)
    for (const text of ['CNY 13,130.78', 'CNY 3,939.23', 'CNY 9,191.55', 'Before shipment'])
      expect(paper).toContain(text)
  })

  test('can be chosen by everybody, and shows its parts before', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { paymentTypes } = await buyer.api.orders.confirm({ line: [`${productId}:1000:kg`] })
    const codes = paymentTypes.map(({ code }) => code)
    expect(codes).toEqual(['TT_ADVANCE', 'TT_30_70_SHIP'])
    expect(paymentTypes[1]?.orders).toMatchObject([[{ amountMinor: 300_000 }, { amountMinor: 700_000 }]])
    const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }], 'TT_30_70_SHIP')
    expect((await buyer.api.orders.info({ id: order.id })).paymentType).toMatchObject({ code: 'TT_30_70_SHIP' })
    await expect(placeOrder(buyer, [{ productId, quantity: 1_000 }], 'OA_30')).rejects.toMatchObject({
      fields: { payMethod: expect.any(String) },
    })
  })

  test('is placed as it was shown, or not at all', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const line = { productId, quantity: 1_000 }
    const shown = await buyer.api.orders.confirm(line)
    const { plan } = shown.paymentTypes.find(({ code }) => code === 'TT_30_70_SHIP') ?? {}
    const wish = { ...line, ...shown, addressId: buyer.addressId, deliveryTerm: 'PICKUP', paymentType: 'TT_30_70_SHIP' }
    const share = (percent: number) =>
      db.run(sql`
        update payment_type_part set share = ${percent} from payment_type as type
        where type.id = payment_type_id and type.code = 'TT_30_70_SHIP' and due = 'atOrder'`)
    await share(40)
    await expect(buyer.api.orders.placeFromProduct({ ...wish, plan })).rejects.toMatchObject({ code: 488348 })
    const now = (await buyer.api.orders.confirm(line)).paymentTypes.find(({ code }) => code === 'TT_30_70_SHIP')
    expect(now?.orders).toMatchObject([[{ amountMinor: 400_000 }, { amountMinor: 600_000 }]])
    await buyer.api.orders.placeFromProduct({ ...wish, plan: now?.plan })
    await share(30)
  })

  test('sends both parts back when the seller cannot deliver, the newest first', async () => {
    const order = await chosen('TT_30_70_SHIP')
    await order.receive(300_000)
    await order.receive(700_000)
    await refundOrder(operator, order.id, 'Sold out at the factory')
    expect(await order.info()).toMatchObject({ status: 4, payStatus: 4, refundedMinor: 1_000_000 })
    expect((await order.info()).parts.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    const refunds = await db.many(sql`
      select refund.amount from refund join payment on payment.id = payment_id where order_id = ${order.id} order by refund.id`)
    expect(refunds).toEqual([{ amount: 700_000 }, { amount: 300_000 }])
    expect(await brokenRules(db)).toEqual([])
  })

  test('sends back what came, and not more', async () => {
    const order = await chosen('TT_30_70_SHIP')
    await order.receive(300_000)
    await refundOrder(operator, order.id, 'Sold out at the factory')
    expect(await order.info()).toMatchObject({ payStatus: 4, refundedMinor: 300_000 })
    expect((await order.info()).parts.map(({ state }) => state)).toEqual(['refunded', 'waived'])
    expect(await brokenRules(db)).toEqual([])
  })
})

describe('another amount than is due', () => {
  test('is refused until it was seen, kept as it came, and its rest can be waived', async () => {
    const order = await chosen('TT_ADVANCE')
    await expect(order.receive(999_000)).rejects.toMatchObject({ refusal: 'INVALID_INPUT' })
    await order.receive(999_000, true)
    expect(await order.info()).toMatchObject({ status: 0, payStatus: 1, parts: [{ state: 'open', restMinor: 1_000 }] })
    await db.run(sql`update sales_order set pay_until = now() - interval '1 hour' where id = ${order.id}`)
    await closeUnpaidOrders(db, config)
    const [part] = (await order.info()).parts
    await waivePart(operator, { orderId: order.id, partId: part?.id ?? 0, reason: 'Charges of the bank' })
    expect(await order.info()).toMatchObject({ status: 1, parts: [{ state: 'waived', receivedMinor: 999_000 }] })
    expect(await brokenRules(db)).toEqual([])
  })

  test('leaves the rest to be paid, and more than that is kept too', async () => {
    const order = await chosen('TT_ADVANCE')
    await order.receive(999_000, true)
    await order.receive(1_500, true)
    expect(await order.info()).toMatchObject({ status: 1, parts: [{ state: 'paid', receivedMinor: 1_000_500 }] })
    await refundOrder(operator, order.id, 'Sold out')
    expect(await order.info()).toMatchObject({ payStatus: 4, refundedMinor: 1_000_500 })
    expect(await brokenRules(db)).toEqual([])
  })

  test('of a part that was cancelled goes back', async () => {
    const order = await chosen('TT_ADVANCE')
    await order.receive(1_000, true)
    await order.buyer.api.orders.cancel({ id: order.id })
    expect(await order.info()).toMatchObject({ status: 4, payStatus: 4, refundedMinor: 1_000 })
    expect(await brokenRules(db)).toEqual([])
  })
})

describe('payment after shipping', () => {
  test('lets the order go on at once, and is paid when it has ended', async () => {
    const order = await quoted('DP')
    expect(await order.info()).toMatchObject({ status: 1, payStatus: 0, payTime: null, actions: [] })
    await ship(operator, order.id, 1_333)
    await order.buyer.api.orders.receive({ id: order.id })
    expect(await order.info()).toMatchObject({ status: 3, payStatus: 0, parts: [{ payable: true }] })
    await slipFor(order)
    await pay(operator, { id: order.id, totalMinor: 1_313_078 })
    expect(await order.info()).toMatchObject({ status: 3, payStatus: 1, parts: [{ state: 'paid' }] })
    expect(await brokenRules(db)).toEqual([])
  })

  test('is owed no more for goods that came back', async () => {
    const order = await quoted('OA_30')
    await ship(operator, order.id, 1_333)
    const shipped = await order.info()
    const lines = [{ lineId: shipped.lines[0]?.id ?? 0, kilograms: 333 }]
    const { id: returnId } = await order.buyer.api.orders.askReturn({ id: order.id, lines, reason: 'Moist' })
    await decideReturn(operator, returnId, 'acceptReturn', null)
    await decideReturn(operator, returnId, 'completeReturn', null)
    expect(await order.info()).toMatchObject({
      payStatus: 0,
      refundedMinor: 0,
      parts: [{ creditedMinor: 328_023, restMinor: 985_055 }],
    })
    await order.receive(985_055)
    expect(await order.info()).toMatchObject({ payStatus: 1, parts: [{ state: 'paid' }] })
    expect(await brokenRules(db)).toEqual([])
  })

  test('is due days after the goods left', async () => {
    const order = await quoted('OA_30')
    expect((await order.info()).parts[0]?.dueOn).toBeNull()
    await ship(operator, order.id, 1_333)
    await db.run(sql`update sales_order set shipped_at = '2026-03-01T17:00:00Z' where id = ${order.id}`)
    expect((await order.info()).parts[0]?.dueOn).toBe('2026-04-01')
    await markOverdue(db)
    expect(await order.info()).toMatchObject({ actions: ['pay', 'receive', 'return'], parts: [{ state: 'overdue' }] })
  })
})

test('an order that was placed without parts has one, which follows its payments', async () => {
  const sale = await aSale(db, 'paid')
  expect(await db.many(sql`select amount, due, state from order_part where order_id = ${sale.id}`)).toEqual([
    { amount: 1_000_000, due: 'atOrder', state: 'paid' },
  ])
})

test('parts that do not make the total are refused', async () => {
  const order = await chosen('TT_30_70_SHIP')
  const less = db.run(sql`update order_part set amount = amount - 1 where order_id = ${order.id} and position = 1`)
  await expect(less).rejects.toThrow('the parts of order')
})
