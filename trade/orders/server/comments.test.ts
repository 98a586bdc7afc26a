import { expect, test } from 'vitest'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aShop } from '#testing/catalogue.ts'
import { anOperator, pay, ship } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const operator = anOperator(site)
const desk = await atDesk(site, await aPerson(db, 'sales'))

async function aReceivedOrder(productId: number) {
  const buyer = await aBuyer(site)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await pay(operator, order)
  await ship(operator, order.id, 1_000)
  await buyer.api.orders.receive({ id: order.id })
  const info = await buyer.api.orders.info({ id: order.id })
  return { ...order, buyer, lineId: info.lines[0]?.id ?? 0, names: info.names }
}

const say = ({ id, lineId, buyer }: Awaited<ReturnType<typeof aReceivedOrder>>, score: number, more = {}) =>
  buyer.api.orders.comment({ id, lines: [{ lineId, score, content: 'Even pellets' }], ...more })

const found = (productId: number) => site.anonymous.comments.list({ productId })

test('a comment is shown under the chosen name with product and shop, counted, and answered below', async () => {
  const shopId = await aShop(db)
  const { id: productId } = await goodsForSale(db, { shopId })
  const [first, second] = [await aReceivedOrder(productId), await aReceivedOrder(productId)]
  await say(first, 5, { nameChoice: 'initials' })
  await say(second, 4)
  const { list, average, totalCount } = await found(productId)
  expect({ average, totalCount }).toEqual({ average: 4.5, totalCount: 2 })
  expect(list).toMatchObject([{ shownName: null }, { shownName: first.names.initials, content: 'Even pellets' }])
  const item = await first.buyer.api.products.detail({ id: productId })
  expect(item).toMatchObject({ commentCount: 2, score: 4.5 })
  const [waiting] = (await desk.comments.list({ search: first.orderSn })).list
  await desk.comments.answer({
    id: waiting?.id ?? 0,
    version: waiting?.version ?? 0,
    answer: 'Thank you, see you again.',
  })
  for (const whose of [{ productId }, { shopId }])
    expect((await site.anonymous.comments.list(whose)).list[1]).toMatchObject({ answer: 'Thank you, see you again.' })
})

test('a hidden comment is seen by its writer with the reason, by nobody else, and not counted', async () => {
  const { id: productId } = await goodsForSale(db)
  const order = await aReceivedOrder(productId)
  await say(order, 1)
  const [row] = (await desk.comments.list({ search: order.orderSn })).list
  await desk.comments.hide({ id: row?.id ?? 0, version: row?.version ?? 0, reason: 'Names a person' })
  expect(await found(productId)).toMatchObject({ list: [], average: null })
  expect(await order.buyer.api.products.detail({ id: productId })).toMatchObject({ commentCount: 0, score: null })
  expect((await order.buyer.api.orders.comments()).list).toMatchObject([{ hiddenReason: 'Names a person' }])
  expect((await order.buyer.api.letters.list()).list[0]?.content).toContain('Names a person')
  await expect(
    desk.comments.hide({ id: row?.id ?? 0, version: row?.version ?? 0, reason: 'Once more' }),
  ).rejects.toMatchObject({ code: 488401 })
  await desk.comments.show({ id: row?.id ?? 0, version: (row?.version ?? 0) + 1 })
  expect(await found(productId)).toMatchObject({ totalCount: 1, average: 1 })
  expect(await auditOf(db, 'comment', row?.id ?? 0)).toMatchObject([{ action: 'enable' }, { action: 'disable' }])
})
