import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { aShipment } from '#testing/operators.ts'
import { aPdf } from '#testing/sample-files.ts'
import { aSale, shipmentOf, shipWhole } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload as aTruckloadOf } from '#testing/truckload.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aLot, goodsForSale, type Buyer } from '#testing/trading.ts'
import { acceptArrived } from './receive-goods.ts'
import { remindBuyers } from './timed-steps.ts'

const site = await testApp()
const { db, config, request } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))

const aTruckload = () => aTruckloadOf(site, desk)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const subjects = async ({ api }: Buyer) => (await api.letters.list()).list.map(({ subject }) => subject)

describe('an order in two shipments', () => {
  test('is partly shipped, then shipped, and completed with the receipt of the second', async () => {
    const order = await aTruckload()
    const first = await order.send(10_000)
    expect(await order.info()).toMatchObject({
      status: 1,
      shippedKg: 10_000,
      lines: [{ shippedKg: 10_000, returnableKg: 10_000 }],
      shipments: [{ number: 1, kilograms: 10_000, status: 'shipped', receiveUntil: null }],
      actions: ['return'],
    })
    expect((await desk.orders.list({ tab: 'toShip', search: order.orderSn })).list).toMatchObject([
      { shippedKg: 10_000, kilograms: 25_000 },
    ])
    await order.buyer.api.orders.receiveShipment({ id: order.id, shipmentId: first.id })
    await expect(order.buyer.api.orders.receive({ id: order.id })).rejects.toMatchObject({ code: 488309 })
    const second = await order.send(15_000)
    expect(await order.info()).toMatchObject({ status: 2, shippedKg: 25_000 })
    await order.buyer.api.orders.receiveShipment({ id: order.id, shipmentId: second.id })
    const { status, history, shipments } = await order.info()
    expect([status, shipments.map((each) => each.status)]).toEqual([3, ['received', 'received']])
    expect(history.map(({ event }) => event)).toEqual(['place', 'pay', 'shipPart', 'receivePart', 'ship', 'receive'])
    expect(await subjects(order.buyer)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Part of order/), expect.stringMatching(/is on its way$/)]),
    )
    expect(await brokenRules(db)).toEqual([])
  })

  test('is never cancelled as a whole once a part has left', async () => {
    const order = await aTruckload()
    await order.send(10_000)
    const house = await atDesk(site, await aPerson(db))
    expect((await house.orders.info({ id: order.id })).steps).toEqual(['ship', 'askWeight', 'cancelGoods'])
    await expect(house.orders.refund({ id: order.id, reason: 'x' })).rejects.toMatchObject({ code: 488309 })
  })

  test('is received as a whole by the call of the specification', async () => {
    const order = await aTruckload()
    await order.send(10_000)
    await order.send(15_000)
    await order.buyer.api.orders.receive({ id: order.id })
    expect(await order.info()).toMatchObject({ status: 3, shipments: [{ status: 'received' }, { status: 'received' }] })
  })
})

describe('the tolerance', () => {
  test('is counted over all shipments of a line, and that of the order stays when the setting changes', async () => {
    const order = await aTruckload()
    await db.run(sql`update house set tolerance_percent = 10`)
    await order.send(20_000)
    await expect(order.send(5_501)).rejects.toMatchObject({
      fields: { 'lines.0.kilograms': expect.stringContaining('The buyer must agree first') },
    })
    await order.send(5_500)
    const later = await aTruckload()
    await later.send(27_500)
    await db.run(sql`update house set tolerance_percent = 2`)
  })

  test('is kept when two ship the rest at once', async () => {
    const order = await aTruckload()
    const answers = await Promise.allSettled([order.send(20_000), order.send(20_000), order.send(20_000)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await order.info()).toMatchObject({ status: 1, shippedKg: 20_000 })
    expect(await brokenRules(db)).toEqual([])
  })

  test('is kept by the database itself', async () => {
    const { lineId } = await aTruckload()
    await expect(db.run(sql`update order_line set shipped_kg = 25501 where id = ${lineId}`)).rejects.toThrow(
      'shipped_within_tolerance',
    )
  })
})

describe('a shipment', () => {
  test('sent twice with one key leaves once', async () => {
    const order = await aTruckload()
    const input = { id: order.id, ...aShipment([{ lineId: order.lineId, kilograms: 10_000 }]) }
    const once = { idempotencyKey: crypto.randomUUID() }
    const answers = [await desk.orders.ship(input, once), await desk.orders.ship(input, once)]
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await order.info()).shipments).toHaveLength(1)
  })

  test('is completed and corrected later, and says what became different', async () => {
    const order = await aTruckload()
    const { id } = await order.send(10_000)
    await order.change(id, 9_950, { eta: '2031-01-05', containers: 'msku1234565 / 8842211', mode: '40hq' })
    expect((await order.info()).shipments).toMatchObject([
      {
        kilograms: 9_950,
        eta: '2031-01-05',
        containers: ['MSKU1234565 / 8842211'],
        changes: [
          {
            fields: [
              { field: 'mode', from: '', to: '40hq' },
              { field: 'containers', from: '', to: 'MSKU1234565 / 8842211' },
              { field: 'eta', from: '', to: '2031-01-05' },
              { field: 'lines', from: '10,000 kg', to: '9,950 kg' },
            ],
          },
        ],
      },
    ])
    const stale = { id: order.id, shipmentId: id, version: 1, ...aShipment([{ lineId: order.lineId, kilograms: 1 }]) }
    await expect(desk.orders.changeShipment(stale)).rejects.toMatchObject({ code: 488401 })
    await order.change(id, 24_900)
    expect(await order.info()).toMatchObject({ status: 2, shippedKg: 24_900 })
    await expect(order.change(id, 20_000)).rejects.toMatchObject({
      fields: { 'lines.0.kilograms': expect.any(String) },
    })
    await order.buyer.api.orders.receive({ id: order.id })
    await expect(order.change(id, 25_000)).rejects.toMatchObject({
      fields: { 'lines.0.kilograms': expect.any(String) },
    })
    await order.change(id, 24_900, { billNumber: 'COSU1' })
    expect(await brokenRules(db)).toEqual([])
  })

  test('has days that can be true', async () => {
    const order = await aTruckload()
    await expect(order.send(1_000, { etd: '2031-02-02', eta: '2031-02-01' })).rejects.toMatchObject({
      fields: { eta: expect.any(String) },
    })
    await expect(order.send(1_000, { deliveredOn: '2031-02-01' })).rejects.toMatchObject({
      fields: { deliveredOn: expect.any(String) },
    })
    await expect(order.send(1_000, { containers: 'BOX 1' })).rejects.toMatchObject({
      fields: { containers: expect.any(String) },
    })
  })

  test('names a lot of its product, and no other', async () => {
    const order = await aTruckload()
    const [own, other] = [
      await aLot(db, order.productId, { kilograms: 30_000 }),
      await aLot(db, (await goodsForSale(db)).id, { kilograms: 30_000 }),
    ]
    const of = (lotId: number) => ({ lines: [{ lineId: order.lineId, lotId, kilograms: 1_000 }] })
    await expect(order.send(0, of(other.id))).rejects.toMatchObject({ code: 48801 })
    await order.send(0, of(own.id))
    expect((await order.info()).shipments).toMatchObject([{ lines: [{ lotId: own.id, lotCode: expect.any(String) }] }])
  })

  test('of another order, or of another member, is like none', async () => {
    const [order, other] = [await aTruckload(), await aTruckload()]
    const { id: shipmentId } = await order.send(25_000)
    await other.send(25_000)
    const lost = { code: 48801 }
    await expect(other.change(shipmentId, 25_000)).rejects.toMatchObject({ code: expect.any(Number) })
    await expect(other.buyer.api.orders.receiveShipment({ id: order.id, shipmentId })).rejects.toMatchObject(lost)
    await expect(other.buyer.api.orders.receiveShipment({ id: other.id, shipmentId })).rejects.toMatchObject(lost)
    expect(await order.info()).toMatchObject({ status: 2 })
  })
})

describe('without a word of the buyer', () => {
  test('nothing completes until its arrival is known, then each shipment fourteen days after it', async () => {
    const order = await aTruckload()
    const first = await order.send(10_000)
    const second = await order.send(15_000)
    await db.run(sql`update shipment set shipped_at = now() - interval '90 days' where order_id = ${order.id}`)
    await acceptArrived(db, config)
    expect(await order.info()).toMatchObject({ status: 2, receiveUntil: null })
    await order.change(first.id, 10_000, { deliveredOn: daysAgo(1) })
    const until = Date.parse((await order.info()).shipments[0]?.receiveUntil ?? '')
    expect(Math.round((until - Date.parse(daysAgo(0))) / 86_400_000)).toBeOneOf([13, 14])
    expect(await subjects(order.buyer)).toContainEqual(expect.stringMatching(/^Shipment 1 of order .* has arrived$/))
    await db.run(sql`update shipment set receive_until = now() - interval '1 minute' where id = ${first.id}`)
    await acceptArrived(db, config)
    await acceptArrived(db, config)
    expect(await order.info()).toMatchObject({ status: 2, shipments: [{ status: 'received' }, { status: 'shipped' }] })
    await order.change(second.id, 15_000, { deliveredOn: daysAgo(2) })
    await db.run(sql`update shipment set receive_until = now() - interval '1 minute' where id = ${second.id}`)
    await acceptArrived(db, config)
    const { status, history } = await order.info()
    expect([status, history.slice(-2).map(({ event, actor }) => [event, actor])]).toEqual([
      3,
      [
        ['completePart', 'system'],
        ['complete', 'system'],
      ],
    ])
    expect(await brokenRules(db)).toEqual([])
  })

  test('an arrival that is entered late leaves some days, and one taken back leaves none', async () => {
    const order = await aTruckload()
    const { id } = await order.send(25_000)
    await order.change(id, 25_000, { deliveredOn: daysAgo(60) })
    const { receiveUntil } = await order.info()
    expect(Date.parse(receiveUntil ?? '')).toBeGreaterThan(Date.now() + 2 * 86_400_000)
    await order.change(id, 25_000)
    expect(await order.info()).toMatchObject({ receiveUntil: null, shipments: [{ receiveUntil: null }] })
  })

  test('the buyer is reminded once', async () => {
    const order = await aTruckload()
    const { id } = await order.send(25_000)
    await db.run(sql`update shipment set receive_until = now() + interval '1 day' where id = ${id}`)
    for (let run = 0; run < 2; run++) await remindBuyers(db, config)
    expect((await subjects(order.buyer)).filter((subject) => subject.includes('are the goods in order'))).toHaveLength(
      1,
    )
  })
})

test('papers of a shipment are for those who may see the order', async () => {
  const order = await aTruckload()
  const { id: shipmentId } = await order.send(25_000)
  const { id: fileId } = await desk.orders.upload({ id: order.id, file: aPdf('bl.pdf') })
  await desk.orders.addPapers({ id: order.id, shipmentId, kind: 'billOfLading', fileIds: [fileId] })
  const [paper] = (await order.info()).shipments[0]?.papers ?? []
  expect(paper).toMatchObject({ kind: 'billOfLading', name: 'bl.pdf', url: to.file.attachment(fileId) })
  const asked = async (member: { id: number }) =>
    (await request({ url: paper?.url, headers: { cookie: `token=${await aSession(db, member)}` } })).statusCode
  expect([await asked(order.buyer.member), await asked(await aMember(db))]).toEqual([200, 404])
  expect(await messagesTo(db, order.buyer.member.email ?? '')).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('New documents') }),
  )
  await desk.orders.removePaper({ id: order.id, shipmentId, fileId })
  expect(await asked(order.buyer.member)).toBe(404)
})

describe('the release before', () => {
  test('ships a whole order, and its shipment is there', async () => {
    const { id } = await aSale(db, 'paid')
    await shipWhole(db, id)
    const { shipments, lines } = await desk.orders.info({ id })
    expect(shipments).toMatchObject([
      { number: 1, kilograms: 1_000, trackingNumber: 'SF1', receiveUntil: expect.any(String) },
    ])
    expect(lines).toMatchObject([{ shippedKg: 1_000 }])
  })

  test('ships the rest of what has left in part, receives it, and cannot cancel it', async () => {
    const order = await aTruckload()
    await order.send(10_000)
    await expect(
      db.run(sql`update sales_order set status = 4, pay_status = 4, refunded = total where id = ${order.id}`),
    ).rejects.toThrow('has left in part')
    await shipWhole(db, order.id)
    await db.run(sql`update sales_order set status = 3, completed_at = now() where id = ${order.id}`)
    expect((await order.info()).shipments).toMatchObject([
      { kilograms: 10_000, status: 'received' },
      { kilograms: 15_000, status: 'received' },
    ])
    expect((await shipmentOf(db, order.id)).version).toBe(1)
  })
})

test('what comes back is counted against what was shipped', async () => {
  const order = await aTruckload()
  await order.send(10_000)
  const ask = (kilograms: number) =>
    order.buyer.api.orders.askReturn({ id: order.id, lines: [{ lineId: order.lineId, kilograms }], reason: 'Moist' })
  await expect(ask(10_001)).rejects.toMatchObject({ code: 488313 })
  await ask(10_000)
  expect((await order.info()).returns).toMatchObject([{ amountMinor: 10_000_000 }])
  const { id } = await shipmentOf(db, order.id)
  await expect(order.change(id, 9_000)).rejects.toMatchObject({ fields: { 'lines.0.kilograms': expect.any(String) } })
})
