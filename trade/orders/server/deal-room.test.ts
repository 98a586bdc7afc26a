import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aLimitedBuyer } from '#testing/approvals.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aSession } from '#testing/factories.ts'
import { openPage, originOf } from '#testing/live.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder, termsOf } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const origin = await originOf(site)
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

const pageOf = async (member: { id: number }) => openPage(origin, { token: await aSession(db, member) })
const isTold = (page: Awaited<ReturnType<typeof pageOf>>) =>
  page.until(() => page.others.find((it) => JSON.stringify(it).includes('"orders"')), 'a notice of an order')

test('a change of an order reaches the open pages of the whole company and of the desk, and no other buyer', async () => {
  const { buyer, approver } = await aLimitedBuyer(site, {})
  const stranger = await aBuyer(site)
  const pages = await Promise.all([buyer, approver, stranger].map(({ member }) => pageOf(member)))
  const [own, colleague, foreign] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]]
  const cookies = { officeToken: await aDeskSession(db, seller) }
  const office = await openPage(origin, { path: `${to.office.desk.path}/live`, cookies })
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await Promise.all([isTold(own), isTold(colleague)])
  expect(await office.next('order')).toMatchObject({ id })

  await desk.orders.answer({ id, body: 'On Friday.' })
  expect(await office.next('order')).toMatchObject({ id })
  // Its own notice comes after all that was not for it.
  expect(foreign.others).not.toContainEqual({ event: 'orders' })
  await placeOrder(stranger, [{ productId, quantity: 1_000 }])
  await isTold(foreign)
})

test('both sides read the same turn, and it passes from one to the other', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id, totalMinor } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const turns = async () => [
    (await buyer.api.orders.info({ id })).turn,
    (await buyer.api.orders.list()).list.find((order) => order.id === id)?.turn,
    (await desk.orders.info({ id })).turn,
    (await desk.orders.list({ memberId: buyer.member.id })).list[0]?.turn,
  ]
  const all = (turn: object) => Array.from({ length: 4 }, () => expect.objectContaining(turn))
  expect(await turns()).toEqual(all({ who: 'buyer', what: 'pay', amountMinor: totalMinor }))
  await desk.orders.confirmTransfer({ id, amountMinor: String(totalMinor / 100) })
  expect(await turns()).toEqual(all({ who: 'seller', what: 'ship', amountMinor: null }))
})

test('the buyer’s own number and day go with the order, and the number is found by both', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const line = { productId, quantity: 1_000 }
  const { fingerprint } = await buyer.api.orders.confirm(line)
  const own = { buyerNumber: `PO-${buyer.member.id}`, wantedOn: '2099-05-04' }
  const { orders } = await buyer.api.orders.placeFromProduct({ ...line, ...termsOf(buyer), ...own, fingerprint })
  const id = orders[0]?.id ?? 0
  expect(await buyer.api.orders.info({ id })).toMatchObject(own)
  expect((await buyer.api.orders.list({ key: own.buyerNumber })).list).toMatchObject([
    { id, buyerNumber: own.buyerNumber },
  ])
  expect((await desk.orders.list({ search: own.buyerNumber })).list).toMatchObject([{ id }])
})

test('parties have the legal names that papers print', async () => {
  const { company, buyer } = await aLimitedBuyer(site, {})
  const { id: productId } = await goodsForSale(db)
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const { parties } = await desk.orders.info({ id })
  expect(parties).toMatchObject({ buyer: { name: company.name }, seller: { name: expect.any(String) } })
})

test('orders are found by the day they were placed and by their total, and the desk exports what it found', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const small = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const large = await placeOrder(buyer, [{ productId, quantity: 3_000 }])
  const found = async (filter: object) => (await buyer.api.orders.list(filter)).list.map(({ id }) => id)
  expect(await found({ least: 20_000 })).toEqual([large.id])
  expect(await found({ most: 10_000 })).toEqual([small.id])
  expect(await found({ from: '2099-01-01' })).toEqual([])
  expect(await found({ to: '2099-01-01' })).toEqual([large.id, small.id])
  const mine = { memberId: buyer.member.id, least: 20_000 }
  expect((await desk.orders.list(mine)).list).toMatchObject([{ id: large.id }])

  const cookie = `officeToken=${await aDeskSession(db, seller)}`
  const query = new URLSearchParams({ memberId: String(mine.memberId), least: '20000' })
  const file = await site.request({
    url: to.office.file.table(to.office.orders(), 'csv', query),
    headers: { cookie },
  })
  expect(file.statusCode).toBe(200)
  expect(file.body).toContain(large.orderSn)
  expect(file.body).not.toContain(small.orderSn)
})
