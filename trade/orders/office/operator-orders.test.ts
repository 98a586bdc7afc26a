import { describe, expect, test } from 'vitest'
import { refusals } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { operatorContract } from '#site/office-contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, auditOf, deskHeaders } from '#testing/back-office.ts'
import { linesOf } from '#testing/operators.ts'
import { aReturn, aSale, aSlip } from '#testing/sales.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db, call, request } = site
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

async function aWaitingTransfer() {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 2_000 }])
  const { id: uploadId } = await buyer.api.uploads.upload({ file: aPdf('receipt.pdf') })
  await buyer.api.orders.sendSlip({ id: order.id, uploadId })
  return { buyer, order, uploadId }
}

describe('an order at the desk', () => {
  test('goes from a receipt to the buyer who has the goods', async () => {
    const { buyer, order } = await aWaitingTransfer()
    const found = await desk.orders.list({ tab: 'toConfirm', search: order.orderSn.toLowerCase() })
    expect(found.list).toMatchObject([{ id: order.id, slipWaiting: true, memberId: buyer.member.id, lineCount: 1 }])
    expect(await desk.orders.info({ id: order.id })).toMatchObject({
      steps: ['confirmTransfer', 'rejectSlip', 'close'],
      email: buyer.member.email,
      slip: { status: 'waiting' },
    })
    await desk.orders.confirmTransfer({ id: order.id, amountMinor: '20,000.00' })
    const [{ lineId } = { lineId: 0 }] = await linesOf(db, order.id)
    const shipment = { id: order.id, carrier: 'SF Express', trackingNumber: 'SF-1' }
    await expect(desk.orders.ship({ ...shipment, lines: [{ lineId, kilograms: '2041' }] })).rejects.toMatchObject({
      fields: { 'lines.0.kilograms': expect.stringContaining('tolerance') },
    })
    await desk.orders.ship({ ...shipment, lines: [{ lineId, kilograms: '2040' }] })
    expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({
      status: 2,
      carrier: 'SF Express',
      shippedKg: 2040,
      shipments: [{ number: 1, status: 'shipped', trackingNumber: 'SF-1', kilograms: 2040 }],
    })
    await buyer.api.orders.receive({ id: order.id })
    const { history, steps } = await desk.orders.info({ id: order.id })
    // 40 kg more than ordered are still to be paid.
    expect(steps).toEqual(['confirmTransfer', 'waivePart'])
    expect(history.map(({ event, operatorNameEn }) => [event, operatorNameEn])).toEqual([
      ['place', null],
      ['sendSlip', null],
      ['pay', seller.nameEn],
      ['ship', seller.nameEn],
      ['settle', seller.nameEn],
      ['receive', null],
    ])
    expect(await auditOf(db, 'order', order.id)).toMatchObject([
      { action: 'ship', before: { status: 1 }, after: { status: 2, trackingNumber: 'SF-1', shippedKg: 2040 } },
      { action: 'confirm', operatorId: seller.id, before: { status: 0 }, after: { status: 1 } },
    ])
  })

  test('takes money once, however often it is sent under one key', async () => {
    const { order } = await aWaitingTransfer()
    const half = { id: order.id, amountMinor: '10,000.00', asReceived: true }
    for (let time = 0; time < 3; time++) await desk.orders.confirmTransfer(half, { idempotencyKey: order.orderSn })
    expect(await desk.orders.info({ id: order.id })).toMatchObject({ status: 0, parts: [{ receivedMinor: 1_000_000 }] })
  })

  test('is not paid by another amount, and leaves no trace of the try', async () => {
    const { id } = await aSale(db)
    await expect(desk.orders.confirmTransfer({ id, amountMinor: '9999.99' })).rejects.toMatchObject({
      fields: { amountMinor: expect.any(String) },
    })
    expect(await desk.orders.info({ id })).toMatchObject({ status: 0 })
    expect(await auditOf(db, 'order', id)).toEqual([])
  })

  test('takes one of two opposite steps', async () => {
    const { id, lineId } = await aSale(db, 'paid')
    const lines = [{ lineId, kilograms: 1_000 }]
    const steps = await Promise.allSettled([
      desk.orders.ship({ id, carrier: 'A', trackingNumber: '1', lines }),
      desk.orders.refund({ id, reason: 'Sold out' }),
    ])
    expect(steps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await auditOf(db, 'order', id)).toHaveLength(1)
  })

  test('gets another receipt after one was rejected, with the reason', async () => {
    const { buyer, order } = await aWaitingTransfer()
    await desk.orders.rejectSlip({ id: order.id, answer: 'Another beneficiary' })
    const { slip, actions } = await buyer.api.orders.info({ id: order.id })
    expect(slip).toMatchObject({ status: 'rejected', answer: 'Another beneficiary' })
    expect(actions).toContain('pay')
    await expect(desk.orders.rejectSlip({ id: order.id, answer: 'Again' })).rejects.toMatchObject({
      code: refusals.ORDER_STATE.code,
    })
  })

  test('cancelled with refund waits until somebody has sent the money back', async () => {
    const { id } = await aSale(db, 'paid')
    await desk.orders.refund({ id, reason: 'Sold out' })
    const { refunds, status } = await desk.orders.info({ id })
    expect(status).toBe(4)
    expect(refunds).toMatchObject([{ status: 'due', byHand: true, amountMinor: 1_000_000 }])
    const refundId = refunds[0]?.id ?? 0
    const other = await aSale(db, 'paid')
    await expect(desk.orders.refundDone({ id: other.id, refundId })).rejects.toMatchObject({ code: 48801 })
    await desk.orders.refundDone({ id, refundId })
    expect((await desk.orders.list({ tab: 'toRefund' })).list.map((row) => row.id)).not.toContain(id)
    await expect(desk.orders.refundDone({ id, refundId })).rejects.toMatchObject({ code: refusals.ORDER_STATE.code })
  })

  test('has its returns decided, each in its order and its own', async () => {
    const order = await aSale(db, 'shipped')
    const { id: returnId } = await aReturn(db, order)
    const decide = (decision: 'acceptReturn' | 'rejectReturn' | 'completeReturn', id = order.id) =>
      desk.orders.decideReturn({ id, returnId, decision, answer: 'Fine' })
    await expect(decide('acceptReturn', (await aSale(db, 'shipped')).id)).rejects.toMatchObject({ code: 48801 })
    await expect(decide('completeReturn')).rejects.toMatchObject({ code: refusals.ORDER_STATE.code })
    await decide('acceptReturn')
    const { returns } = await desk.orders.info({ id: order.id })
    expect(returns).toMatchObject([{ status: 1, decisions: ['completeReturn'], answer: 'Fine' }])
    await decide('completeReturn')
    expect(await desk.orders.info({ id: order.id })).toMatchObject({
      refundedMinor: 100_000,
      refunds: [{ amountMinor: 100_000 }],
    })
  })

  test('is counted where it waits', async () => {
    const before = await desk.orders.counts()
    const order = await aSale(db)
    await aSlip(db, order)
    await aSale(db, 'paid')
    const after = await desk.orders.counts()
    expect(after).toMatchObject({
      all: (before.all ?? 0) + 2,
      toConfirm: (before.toConfirm ?? 0) + 1,
      toShip: (before.toShip ?? 0) + 1,
    })
  })

  test('is still there when the buyer has deleted it from the own list', async () => {
    const { id } = await aSale(db)
    await desk.orders.close({ id, reason: 'Never paid' })
    await db.run(sql`update sales_order set hidden = true where id = ${id}`)
    expect(await desk.orders.info({ id })).toMatchObject({ hidden: true, status: 5 })
  })
})

describe('a receipt', () => {
  test('is opened by who looks after orders, and by nobody else', async () => {
    const { uploadId } = await aWaitingTransfer()
    const url = to.office.file.attachment(uploadId)
    const open = async (role: 'sales' | 'content') =>
      request({ url, headers: deskHeaders(await aDeskSession(db, await aPerson(db, role))) })
    const answer = await open('sales')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect((await open('content')).statusCode).toBe(404)
    expect((await request(url)).statusCode).toBe(303)
    const stage = deskHeaders(await aDeskSession(db, seller, 'code'))
    expect((await request({ url, headers: stage })).statusCode).toBe(303)
  })

  test('that no order has is no business of the desk', async () => {
    const buyer = await aBuyer(site)
    const { id } = await buyer.api.uploads.upload({ file: aPdf('private.pdf') })
    const headers = deskHeaders(await aDeskSession(db, seller))
    expect((await request({ url: to.office.file.attachment(id), headers })).statusCode).toBe(404)
  })
})

test('who may only look at orders cannot change one', async () => {
  const { id, lineId } = await aSale(db, 'paid')
  const headers = deskHeaders(await aDeskSession(db, await aPerson(db, 'service')))
  expect(await call(operatorContract.orders.info, { id }, headers)).toMatchObject({
    status: 200,
    envelope: { code: 0 },
  })
  const input = { id, carrier: 'A', trackingNumber: '1', lines: [{ lineId, kilograms: 1_000 }] }
  expect((await call(operatorContract.orders.ship, input, headers)).status).toBe(403)
})
