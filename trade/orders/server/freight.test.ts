import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aSession } from '#testing/factories.ts'
import { truckToHangzhou } from '#testing/lanes.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale, termsOf } from '#testing/trading.ts'

const site = await testApp()
const { db, anonymous } = site
const desk = await atDesk(site, await aPerson(db))
const buyer = await aBuyer(site)
const product = await goodsForSale(db)
const { id: laneId } = await desk.lanes.create(truckToHangzhou)
const goods = { productId: product.id, quantity: 5, unit: 'MT' } as const
const delivered = { deliveryTerm: 'DELIVERED', deliveryPlace: 'Hangzhou' }

test('the landed figure is the same on product, confirm page, order, proforma and contract, freight with its own VAT', async () => {
  const ladder = await anonymous.freight.ladder({ ...goods, destination: '杭州市' })
  const rung = ladder?.rungs.find(({ term }) => term.code === 'DELIVERED')
  expect(rung).toMatchObject({ transitDays: 1, charges: [{ step: 'delivery', amountMinor: 54_500, vatPercent: 9 }] })
  const confirmed = await buyer.api.orders.confirm({ ...goods, ...delivered })
  expect(confirmed.totals).toEqual([{ currency: 'CNY', totalMinor: rung?.totalMinor }])
  const wish = { ...goods, ...termsOf(buyer), ...delivered, fingerprint: confirmed.fingerprint }
  const { orders } = await buyer.api.orders.placeFromProduct(wish)
  const id = orders[0]?.id ?? 0
  const order = await buyer.api.orders.info({ id })
  expect(order).toMatchObject({ totalMinor: rung?.totalMinor, charges: rung?.charges, deliveryPlace: 'Hangzhou' })
  expect(order.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order.totalMinor)
  const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
  await desk.orders.issueContract({ id, reason: '' })
  const [contract] = (await buyer.api.orders.info({ id })).papers
  for (const url of [`/customer/order/${id}/proforma-en.pdf`, to.file.paper(contract?.id ?? 0, 'en')]) {
    const text = pdfText((await site.request({ url, headers })).rawPayload)
    for (const said of ['Delivery to door', '545.00', '50,545.00', 'VAT 9%', '45.00']) expect(text).toContain(said)
  }
  expect(await brokenRules(db)).toEqual([])
})

test('freight that moved is shown again before it is charged', async () => {
  const { fingerprint } = await buyer.api.orders.confirm({ ...goods, ...delivered })
  await desk.lanes.update({ ...truckToHangzhou, id: laneId, version: 1, price: '218' })
  const wish = { ...goods, ...termsOf(buyer), ...delivered, fingerprint }
  await expect(buyer.api.orders.placeFromProduct(wish)).rejects.toMatchObject({ code: 488308 })
})

test('to a place without a lane nothing is charged and nothing ordered: the steps are named', async () => {
  const nowhere = { ...delivered, deliveryPlace: 'Nowhere' }
  const { fingerprint, placeable, orders } = await buyer.api.orders.confirm({ ...goods, ...nowhere })
  expect({ placeable, orders }).toMatchObject({ placeable: false, orders: [{ charges: [], missing: ['delivery'] }] })
  const wish = { ...goods, ...termsOf(buyer), ...nowhere, fingerprint }
  await expect(buyer.api.orders.placeFromProduct(wish)).rejects.toMatchObject({ code: 488305 })
})

test('who saw the goods alone orders them alone', async () => {
  const { fingerprint } = await buyer.api.orders.confirm(goods)
  const wish = { ...goods, ...termsOf(buyer), ...delivered, fingerprint }
  const { orders } = await buyer.api.orders.placeFromProduct(wish)
  expect(await buyer.api.orders.info({ id: orders[0]?.id ?? 0 })).toMatchObject({ totalMinor: 5_000_000, charges: [] })
})
