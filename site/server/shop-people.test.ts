import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, operatorPassword, roleIdOf } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { shopWithTrade } from '#testing/foreign.ts'
import { messagesTo } from '#testing/messages.ts'
import { aShipment, linesOf } from '#testing/operators.ts'
import { anEnquiry } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const ownWord = 'Ownquay'
const own = await shopWithTrade(site, ownWord)
const foreign = await shopWithTrade(site, 'Foreignquay')
const seller = await aPerson(db, 'seller', own.shopId)
const desk = await atDesk(site, seller)
const house = await atDesk(site, await aPerson(db))

describe('who sells is notified', () => {
  test('of an order: sales of the house and people of the shop, each in their language', async () => {
    const [sales, editor] = [await aPerson(db, 'sales'), await aPerson(db, 'content')]
    await db.run(sql`update operator set locale = 'en-US' where id = ${seller.id}`)
    const stranger = await aPerson(db, 'seller', foreign.shopId)
    const buyer = await aBuyer(site)
    const goods = await goodsForSale(db, { shopId: own.shopId })
    const { orderSn } = await placeOrder(buyer, [{ productId: goods.id, quantity: 1000 }])
    const subjectsTo = async ({ email }: { email: string }) =>
      (await messagesTo(db, email)).flatMap(({ subject = '' }) => (subject.includes(orderSn) ? [subject] : []))
    expect(await subjectsTo(seller)).toEqual([`New order ${orderSn}`])
    expect(await subjectsTo(sales)).toEqual([`新订单 ${orderSn}`])
    for (const other of [editor, stranger]) expect(await subjectsTo(other)).toEqual([])
  })

  test('of an enquiry that asks for goods of one shop, its people; of several shops, the house alone', async () => {
    await aContact(db)
    const buyer = await aBuyer(site)
    const line = (productId: number) => ({ productId, productName: 'PP', quantity: 25, unit: 'MT' as const })
    const [alone, mixed] = [
      await anEnquiry(buyer, { lines: [line(own.productId)] }),
      await anEnquiry(buyer, { lines: [line(own.productId), line(foreign.productId)] }),
    ]
    const subjects = (await messagesTo(db, seller.email)).map(({ subject = '' }) => subject)
    expect(subjects.filter((subject) => subject.includes(alone.enquiryNo))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.includes(mixed.enquiryNo))).toEqual([])
    await expect(desk.enquiries.info({ id: mixed.id })).rejects.toThrow()
    await desk.enquiries.info({ id: alone.id })
  })
})

describe('people of a shop', () => {
  const details = async (roles: Parameters<typeof roleIdOf>[1][], shopId?: number) => ({
    email: `${crypto.randomUUID()}@example.com`,
    name: '店员',
    nameEn: 'Seller',
    roleIds: await Promise.all(roles.map((role) => roleIdOf(db, role))),
    shopId,
    currentPassword: operatorPassword,
  })
  test('are invited with their shop, and with that role alone', async () => {
    const { id } = await house.operators.create(await details(['seller'], own.shopId))
    expect(await house.operators.info({ id })).toMatchObject({ shopId: own.shopId })
    expect((await (await atDesk(site, { id })).session.me()).shop).toMatchObject({ nameEn: ownWord })
    const wrong = (field: string) => ({ fields: { [field]: expect.any(String) } })
    await expect(house.operators.create(await details(['seller']))).rejects.toMatchObject(wrong('shopId'))
    await expect(house.operators.create(await details(['sales'], own.shopId))).rejects.toMatchObject(wrong('shopId'))
    await expect(house.operators.create(await details(['seller', 'sales'], own.shopId))).rejects.toMatchObject(
      wrong('roleIds'),
    )
  })

  test('the database keeps role and shop together', async () => {
    await expect(db.run(sql`update operator set shop_id = null where id = ${seller.id}`)).rejects.toThrow()
    const sales = await aPerson(db, 'sales')
    await expect(db.run(sql`update operator set shop_id = ${own.shopId} where id = ${sales.id}`)).rejects.toThrow()
  })

  test('answer comments on their own goods, and hide none', async () => {
    const commentOn = (shop: typeof own) =>
      db.first<{ id: number }>(sql`
        insert into order_comment (order_id, line_id, member_id, score, content)
        select order_id, order_line.id, member_id, 2, 'Late' from order_line join sales_order on sales_order.id = order_id
        where order_id = ${shop.orders.shipped} limit 1 returning id`)
    const [mine, other] = [(await commentOn(own))?.id ?? 0, (await commentOn(foreign))?.id ?? 0]
    expect((await desk.comments.list({ tab: 'all' })).list.map(({ id }) => id)).toEqual([mine])
    await desk.comments.answer({ id: mine, version: 1, answer: 'We are sorry.' })
    expect(await desk.comments.info({ id: mine })).toMatchObject({ answer: 'We are sorry.' })
    await expect(desk.comments.answer({ id: other, version: 1, answer: 'x' })).rejects.toMatchObject({ code: 48801 })
    await expect(desk.comments.hide({ id: mine, version: 2, reason: 'x' })).rejects.toMatchObject({ status: 403 })
  })

  test('do the work of their shop', async () => {
    await desk.enquiries.answer({ id: own.enquiryId, body: 'In stock.' })
    await desk.orders.ship({ id: own.orders.paid, ...aShipment(await linesOf(db, own.orders.paid)) })
    await desk.orders.decideReturn({ id: own.orders.shipped, returnId: own.returnId, decision: 'acceptReturn' })
    await desk.products.setStatus({ ids: [own.productId], status: 'withdrawn' })
    await expect(desk.orders.refund({ id: own.orders.shipped, reason: 'x' })).rejects.toMatchObject({ status: 403 })
    const completes = { id: own.orders.shipped, returnId: own.returnId, decision: 'completeReturn' } as const
    await expect(desk.orders.decideReturn(completes)).rejects.toMatchObject({ status: 403 })
  })
})
