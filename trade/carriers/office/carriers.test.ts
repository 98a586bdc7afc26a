import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { anOperator, linesOf, pay } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))
const buyer = await aBuyer(site)

async function shippedWith(carrier: string, trackingNumber: string) {
  const order = await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])
  await pay(anOperator(site), order)
  await desk.orders.ship({ id: order.id, carrier, trackingNumber, lines: await linesOf(db, order.id) })
  return buyer.api.orders.info({ id: order.id })
}

test('the buyer follows goods where their carrier shows them', async () => {
  const { id } = await desk.carriers.create({
    name: '甬城专线',
    nameEn: 'Ningbo Line',
    trackingUrl: 'https://track.example.com/?no={number}',
    active: true,
  })
  const order = await shippedWith('ningbo line', 'NB 1&x=<script>')
  expect(order).toMatchObject({
    carrier: expect.stringMatching(/^(甬城专线|Ningbo Line)$/),
    trackingUrl: 'https://track.example.com/?no=NB%201%26x%3D%3Cscript%3E',
  })
  expect(await desk.carriers.info({ id })).toMatchObject({ orders: 1 })
  await desk.carriers.remove({ ids: [id] })
  expect(await buyer.api.orders.info({ id: order.id })).toMatchObject({ carrier: order.carrier, trackingUrl: null })
})

test('goods can go with somebody who is not listed', async () => {
  expect(await shippedWith('A farmer with a truck', 'A1')).toMatchObject({
    carrier: 'A farmer with a truck',
    trackingNumber: 'A1',
    trackingUrl: null,
  })
})

test('the form of a shipment offers the carriers of a first start, an address of them must be safe', async () => {
  const order = await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])
  expect((await desk.orders.info({ id: order.id })).carriers).toEqual([])
  await pay(anOperator(site), order)
  const { carriers } = await desk.orders.info({ id: order.id })
  expect(carriers.map(({ nameEn }) => nameEn)).toContain('SF Express')
  await expect(
    desk.carriers.create({ name: '坏', nameEn: 'Bad', trackingUrl: 'javascript:{number}', active: true }),
  ).rejects.toMatchObject({ fields: { trackingUrl: expect.any(String) } })
})
