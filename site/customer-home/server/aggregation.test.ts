import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct } from '#testing/catalogue.ts'
import { aContact, aLetter, aMember } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db, as } = site
const contact = await aContact(db)

const nothing = {
  orders: {
    total: 0,
    unpaid: 0,
    notShipped: 0,
    shipped: 0,
    completed: 0,
    cancelled: 0,
    closed: 0,
    toComment: 0,
    returned: 0,
  },
  enquiries: { total: 0, answered: 0 },
  approvals: { toDecide: 0, waiting: 0 },
  letters: { total: 0, unread: 0 },
  favourites: 0,
  history: 0,
  cart: 0,
  addresses: 0,
  savedSearches: 0,
}

test('a new member has nothing of anything', async () => {
  const api = await as(await aMember(db))
  expect(await api.customerHome.aggregation()).toEqual(nothing)
})

test('orders, letters, addresses, favourites and looks are counted, and nobody else’s', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await buyer.api.favourites.switch({ productId })
  for (const _ of [1, 2]) await buyer.api.history.saveAsMember({ url: to.product(productId) })
  await aLetter(db, buyer.member, { read: true })
  await aLetter(db, await aMember(db))
  const before = await buyer.api.customerHome.aggregation()
  expect(before).toMatchObject({ orders: { total: 1, unpaid: 1 }, addresses: 1, favourites: 1, history: 1 })
  expect(before.letters.total - before.letters.unread).toBe(1)
  await buyer.api.orders.cancel({ id: order.id })
  expect((await buyer.api.customerHome.aggregation()).orders).toMatchObject({ total: 1, unpaid: 0, cancelled: 1 })
})

test('an enquiry waits for the buyer while the seller wrote last', async () => {
  const buyer = await as(await aMember(db))
  const { id } = await buyer.enquiries.save({
    lines: [{ productName: 'PP', quantity: '1' }],
    purchaseTime: '2026-12-01',
    agreement: true,
  })
  const counts = async () => (await buyer.customerHome.aggregation()).enquiries
  expect(await counts()).toEqual({ total: 1, answered: 0 })
  await db.run(sql`
    insert into enquiry_message (enquiry_id, author, contact_id, body) values (${id}, 'contact', ${contact.id}, 'Yes')`)
  expect(await counts()).toEqual({ total: 1, answered: 1 })
  await buyer.enquiries.reply({ id, body: 'Thanks' })
  expect(await counts()).toEqual({ total: 1, answered: 0 })
})

test('what is no longer sold is counted as little as it is listed', async () => {
  const api = await as(await aMember(db))
  const { id } = await aProduct(db)
  await api.favourites.switch({ productId: id })
  await db.run(sql`update product set status = 'withdrawn' where id = ${id}`)
  expect((await api.customerHome.aggregation()).favourites).toBe((await api.favourites.list()).totalCount)
})

test('the cases of a member are the orders of which something is to happen, each with whose turn it is', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const dropped = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await buyer.api.orders.cancel({ id: dropped.id })
  const { orders, contact: mine } = await buyer.api.customerHome.cases()
  expect(orders).toMatchObject([{ id: order.id, turn: { who: 'buyer', what: 'pay' } }])
  expect(mine).toMatchObject({ nameEn: expect.any(String), answerMinutes: null })
  expect((await (await aBuyer(site)).api.customerHome.cases()).orders).toEqual([])
})
