import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { anOperator, ship } from '#testing/operators.ts'
import { aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer, addressInput, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'

const site = await testApp({ config: { demo: true } })
const { db, request } = site

/** A browser without script: pages are opened and their forms are posted. */
async function aVisit(buyer: Buyer, language: string) {
  const cookie = `token=${await aSession(db, buyer.member)}; lang=${language}`
  return {
    open: async (url: string) => {
      const { statusCode, body, headers } = await request({ url, headers: { cookie } })
      return { status: statusCode, html: body, location: headers.location }
    },
    send: async (url: string, fields: Record<string, string>) => {
      const { statusCode, body, headers } = await request({
        method: 'POST',
        url,
        headers: {
          cookie,
          host: 'localhost',
          origin: 'http://localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      })
      return { status: statusCode, html: body, location: headers.location ?? '' }
    },
  }
}
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

test.each(['en-US', 'zh-CN'])('without script in %s: cart, confirm, cashier, receipt, comment', async (language) => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { open, send } = await aVisit(buyer, language)
  const { id: cartItemId } = await buyer.api.cart.add({ productId, quantity: 1_000 })
  expect((await open(to.cart())).html).toContain(`value="${cartItemId}"`)

  const confirm = to.confirmOrder({ cartItemIds: cartItemId })
  const page = await open(confirm)
  const terms = {
    key: hidden(page.html, 'key'),
    fingerprint: hidden(page.html, 'fingerprint'),
    addressId: String(buyer.addressId),
    paymentType: 'ALIPAY',
  }
  const refused = await send(confirm, terms)
  expect(refused.html).toContain('aria-invalid="true"')
  const placed = await send(confirm, { ...terms, deliveryTerm: 'PICKUP' })
  expect(placed).toMatchObject({ status: 303, location: expect.stringMatching(/order\?id=\d+&placed=1$/) })
  const orderUrl = placed.location.replace('&placed=1', '')
  const id = Number(/\d+/.exec(orderUrl)?.[0])
  expect((await open(confirm)).location).toBe(to.tradeCart({ changed: 1 }))

  const started = await send(orderUrl, { intent: 'pay', id: String(id), method: 'alipay' })
  expect((await open(started.location)).status).toBe(200)
  expect((await send(started.location, {})).location).toBe(to.order(id))
  await ship(anOperator(site), id, 1_000)
  await send(orderUrl, { intent: 'receive', id: String(id) })

  const form = await open(`${orderUrl}&do=comment`)
  const lineId = hidden(form.html, 'lineId')
  const comment = {
    intent: 'comment',
    id: String(id),
    lineId,
    [`score-${lineId}`]: '4',
    [`content-${lineId}`]: 'Dry bags',
  }
  expect((await send(`${orderUrl}&do=comment`, comment)).location).toContain('done=comment')
  expect((await open(orderUrl)).html).toContain('Dry bags')
  expect((await buyer.api.orders.info({ id })).status).toBe(3)
  expect(await brokenRules(db)).toEqual([])
})

test('a form that is sent twice, as a reload does, is one order', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { open, send } = await aVisit(buyer, 'en-US')
  const url = to.confirmOrder({ productId, quantity: 1, unit: 'MT' })
  const { html } = await open(url)
  const fields = {
    key: hidden(html, 'key'),
    fingerprint: hidden(html, 'fingerprint'),
    addressId: String(buyer.addressId),
    paymentType: 'TT_ADVANCE',
    deliveryTerm: 'PICKUP',
  }
  const [first, second] = [await send(url, fields), await send(url, fields)]
  expect(second.location).toBe(first.location)
  expect(await buyer.api.orders.aggregation()).toMatchObject({ total: 1 })
})

test.each([
  ['TT_ADVANCE', ['slip', 'pay']],
  ['ALIPAY', ['pay', 'slip']],
])('an order that was placed with %s offers %j', async (paymentType, ways) => {
  const buyer = await aBuyer(site)
  const { id } = await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }], paymentType)
  const { html } = await (await aVisit(buyer, 'en-US')).open(to.order(id))
  expect([...html.matchAll(/<button value="(pay|slip)"/g)].map(([, way]) => way)).toEqual(ways)
})

test('what has no price says nothing of parts to pay', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db, { price: null })
  const { html } = await (await aVisit(buyer, 'en-US')).open(to.confirmOrder({ productId, quantity: 1, unit: 'MT' }))
  expect(html).toContain('value="TT_30_70_SHIP"')
  expect(html).not.toContain('CNY 0.00')
})

test('a price that moved is shown, and what was typed is kept', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { open, send } = await aVisit(buyer, 'en-US')
  const url = to.confirmOrder({ productId, quantity: 1, unit: 'MT' })
  const { html } = await open(url)
  await db.run(sql`update product set price_per_tonne = 1234500 where id = ${productId}`)
  const again = await send(url, {
    key: hidden(html, 'key'),
    fingerprint: hidden(html, 'fingerprint'),
    addressId: String(buyer.addressId),
    paymentType: 'TT_ADVANCE',
    deliveryTerm: 'PICKUP',
    note: 'Before noon please',
  })
  expect(again.html).toContain('A price has changed')
  expect(again.html).toContain('CNY 12,345.00')
  expect(again.html).toContain('Before noon please')
  expect(hidden(again.html, 'fingerprint')).not.toBe(hidden(html, 'fingerprint'))
})

test('cancelling and asking for a return work by plain forms', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { send } = await aVisit(buyer, 'zh-CN')
  const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
  const { orders } = await buyer.api.orders.placeFromProduct({
    productId,
    quantity: 1_000,
    fingerprint,
    addressId: buyer.addressId,
    paymentType: 'TT_ADVANCE',
    deliveryTerm: 'PICKUP',
  })
  const id = orders[0]?.id ?? 0
  const url = to.order(id)
  expect((await send(url, { intent: 'cancel', id: String(id) })).html).toContain('订单已取消')
  expect((await send(url, { intent: 'return', id: String(id), reason: '破包', 'kilograms-1': '25' })).html).toContain(
    '订单状态已变化',
  )
})

test('nothing chosen says so, on the way to an order as in the cart', async () => {
  const buyer = await aBuyer(site)
  const { open, send } = await aVisit(buyer, 'en-US')
  expect((await open(to.confirmOrder())).html).toContain('Please select an item')
  expect((await send(to.confirmOrder(), {})).location).toBe(to.tradeCart({ none: 1 }))
  await buyer.api.cart.add({ productId: (await goodsForSale(db)).id, quantity: 1_000 })
  expect((await open(to.tradeCart({ none: 1 }))).html).toContain('Please select an item')
})

test('who adds an address comes back with all that was typed, and the new address chosen', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { open, send } = await aVisit(buyer, 'en-US')
  const url = to.confirmOrder({ productId, quantity: 1, unit: 'MT' })
  const kept = { note: 'Before noon', buyerNumber: 'PO-77', wantedOn: '2099-05-04', paymentType: 'TT_ADVANCE' }
  const left = await send(url, { ...kept, intent: 'address' })
  expect(left.location).toContain(to.editAddress.path)
  const input = await addressInput(db)
  const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const back = await send(left.location, { ...fields, detailAddress: 'Second gate' })
  const { html } = await open(back.location)
  for (const text of Object.values(kept)) expect(html).toContain(text)
  const added = (await buyer.api.addresses.listAll()).find(({ detailAddress }) => detailAddress === 'Second gate')
  expect(back.location).toContain(`addressId=${added?.id}`)
  expect(html).toMatch(new RegExp(`(checked=""[^>]*value="${added?.id}"|value="${added?.id}"[^>]*checked="")`))
})
