import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aShop } from '#testing/catalogue.ts'
import { aConversation } from '#testing/chat.ts'
import { aContact } from '#testing/factories.ts'
import { openPage, originOf } from '#testing/live.ts'
import { aSale } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const origin = await originOf(site)

/** An open page of the back office. */
async function aPage(...person: Parameters<typeof aPerson> extends [unknown, ...infer Rest] ? Rest : never) {
  const who = await aPerson(db, ...person)
  const cookies = { officeToken: await aDeskSession(db, who) }
  const page = await openPage(origin, { path: `${to.office.desk.path}/live`, cookies })
  const api = await atDesk(site, who)
  const countOf = async (name: string) => (await api.desk.arrivals()).find((each) => each.name === name)?.count
  /** How many times it was notified so far. */
  const told = () => page.received.filter(({ event }) => event === 'desk').length
  const toldMore = (before: number) => page.until(() => (told() > before ? true : undefined), 'a notice of the desk')
  return { who, page, api, countOf, told, toldMore }
}

async function ask(shopId: number) {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db, { shopId })
  const lines = [{ productId, productName: 'PP T30S', quantity: '25' }]
  return buyer.api.enquiries.save({ lines, purchaseTime: '2099-12-01', agreement: true })
}

describe('what arrives', () => {
  test('is notified to every page of the house and to the shop whose it is, to no other shop', async () => {
    await aContact(db)
    const [own, foreign] = [await aShop(db), await aShop(db)]
    const pages = await Promise.all([aPage('sales'), aPage('administrator'), aPage('seller', own)])
    const stranger = await aPage('seller', foreign)
    const before = pages.map(({ told }) => told())
    const counts = await Promise.all(pages.map(({ countOf }) => countOf('freshEnquiries')))
    await ask(own)
    await Promise.all(pages.map(({ toldMore }, at) => toldMore(before[at] ?? 0)))
    expect(await Promise.all(pages.map(({ countOf }) => countOf('freshEnquiries')))).toEqual(
      counts.map((count = 0) => count + 1),
    )
    expect(await stranger.countOf('freshEnquiries')).toBe(0)
    // Its own notice comes after all that was not for it.
    await ask(foreign)
    await stranger.toldMore(0)
    expect(await stranger.countOf('freshEnquiries')).toBe(1)
    expect(await pages[2]?.countOf('freshEnquiries')).toBe((counts[2] ?? 0) + 1)
  })

  test('counts orders to ship and comments to answer, for the house and for the shop whose they are', async () => {
    const sales = await aPage('sales')
    const order = await aSale(db, 'paid')
    const { shop } = (await db.first<{ shop: number }>(sql`
      select shop_id as shop from sales_order where id = ${order.id}`)) ?? { shop: 0 }
    const [seller, stranger] = [await aPage('seller', shop), await aPage('seller', await aShop(db))]
    const [shipments, comments] = [await sales.countOf('shipments'), await sales.countOf('comments')]
    expect(shipments).toBeGreaterThan(0)
    const before = sales.told()
    await db.run(sql`
      insert into order_comment (line_id, order_id, member_id, score)
      select id, order_id, ${order.memberId}, 5 from order_line where order_id = ${order.id} limit 1`)
    await sales.toldMore(before)
    expect(await sales.countOf('comments')).toBe((comments ?? 0) + 1)
    await seller.toldMore(0)
    expect(await seller.countOf('comments')).toBe(1)
    expect(await stranger.countOf('comments')).toBe(0)
  })

  test('gives a signal only where the operator wants one', async () => {
    const { api } = await aPage('sales')
    await api.notices.choose({ choices: [{ topic: 'orders', page: false, mail: true }] })
    const signals = Object.fromEntries((await api.desk.arrivals()).map((each) => [each.name, each.signals]))
    expect(signals).toMatchObject({ shipments: false, freshEnquiries: true, returns: true })
  })

  test('over the socket is nothing that an operator without the service may talk into', async () => {
    const { page } = await aPage('seller')
    page.send({ type: 'open', conversationId: 1, lastId: 0, generation: 0 })
    expect(await page.next('refused')).toMatchObject({ refusal: 'FORBIDDEN' })
  })
})

describe('a chat', () => {
  test('goes to whoever is there while its contact is not, and the visitor sees who', async () => {
    const [absent, present] = [await aContact(db), await aContact(db)]
    const person = await aPerson(db, 'service')
    await db.run(sql`update operator set contact_id = ${present.id} where id = ${person.id}`)
    const { cookieId } = await aConversation(db, 'Anybody there?', absent)
    const api = await atDesk(site, person)
    const chats = async () => (await api.desk.arrivals()).find(({ name }) => name === 'chats')?.count
    expect(await chats()).toBe(1)
    const visitor = await openPage(origin)
    expect((await visitor.hello({ cookieId })).state.contact).toMatchObject({ online: false, standIn: null })
    const cookies = { officeToken: await aDeskSession(db, person) }
    await openPage(origin, { path: `${to.office.desk.path}/live`, cookies })
    const seen = await visitor.until(
      () => visitor.received.find((event) => event.event === 'contact' && event.contact.standIn !== null),
      'who stands in',
    )
    expect(seen).toMatchObject({ contact: { id: absent.id, online: false, standIn: { nameEn: expect.any(String) } } })
    await db.run(sql`insert into contact_presence (contact_id) values (${absent.id})`)
    expect(await chats()).toBe(0)
  })
})
