import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { openTopics } from '#identity/letters/topics.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aShop } from '#testing/catalogue.ts'
import { aLetter } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder, termsOf } from '#testing/trading.ts'

const site = await testApp()
const { db, as } = site
const desk = await atDesk(site, await aPerson(db, 'sales'))

async function aPlaced() {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const placed = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  return { ...buyer, ...placed }
}
const none = openTopics.map((topic) => ({ topic, letter: false, mail: false }))

describe('a letter', () => {
  test('is written in the language of whoever reads it, with one link to where one acts', async () => {
    const { member, api, id, orderSn } = await aPlaced()
    const link = { path: to.order(id) }
    expect((await api.letters.list()).list[0]).toMatchObject({ subject: `Order ${orderSn} has been placed`, link })
    const chinese = await as(member, { cookie: 'lang=zh-CN' })
    const [letter] = (await chinese.letters.list()).list
    expect(letter).toMatchObject({ subject: `订单 ${orderSn} 已提交`, link: { ...link, label: '查看订单' } })
    expect(letter?.content).toContain('应付金额 ¥')
  })

  test('that somebody wrote by hand keeps its words and has no link', async () => {
    const { member, api } = await aPlaced()
    await aLetter(db, member, { subject: 'By hand' })
    expect((await api.letters.list()).list[0]).toMatchObject({ subject: 'By hand', content: 'Dear member', link: null })
  })

  test('of a kind that this release does not know is shown as it was stored', async () => {
    const { member, api } = await aPlaced()
    await db.run(
      sql`insert into letter (member_id, kind, facts, subject) values (${member.id}, 'later', '{}', 'Later')`,
    )
    expect((await api.letters.list()).list[0]).toMatchObject({ subject: 'Later', link: null })
  })
})

describe('a choice', () => {
  test('holds for letters and mails of its topic alone', async () => {
    const { member, api, id } = await aPlaced()
    await api.letters.choose({ choices: [{ topic: 'orders', letter: true, mail: false }] })
    const mails = (await messagesTo(db, member.email)).length
    await desk.orders.answer({ id, body: 'First', fileIds: [] })
    expect((await api.letters.list()).list[0]).toMatchObject({ content: 'First' })
    expect(await messagesTo(db, member.email)).toHaveLength(mails)
    await api.letters.choose({ choices: [{ topic: 'orders', letter: false, mail: true }] })
    await desk.orders.answer({ id, body: 'Second', fileIds: [] })
    expect((await api.letters.list()).list[0]).toMatchObject({ content: 'First' })
    const [mail] = await messagesTo(db, member.email)
    expect(mail?.text).toContain('Second')
    expect(mail?.text).toContain(to.notices())
  })

  test('never holds back what an open payment needs', async () => {
    const { member, api, addressId, id, orderSn } = await aPlaced()
    await api.letters.choose({ choices: none })
    await desk.orders.answer({ id, body: 'Unwanted', fileIds: [] })
    await desk.orders.close({ id, reason: 'Sold out' })
    const { totalCount } = await api.letters.list()
    const locked = { topic: 'payments', letter: false, mail: false } as never
    await expect(api.letters.choose({ choices: [locked] })).rejects.toMatchObject({ fields: expect.anything() })
    const next = await placeOrder({ member, api, addressId }, [
      { productId: (await goodsForSale(db)).id, quantity: 1_000 },
    ])
    expect((await api.letters.list()).totalCount).toBe(totalCount + 1)
    const subjects = (await messagesTo(db, member.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Order ${next.orderSn} has been placed`)
    expect(subjects).not.toContain(`Order ${orderSn} is closed`)
  })

  test('is read back as it was made, and never by a way that its topic does not have', async () => {
    const { member, api } = await aPlaced()
    expect(await api.letters.choices()).toEqual({ email: member.email, choices: {} })
    await api.letters.choose({ choices: openTopics.map((topic) => ({ topic, letter: true, mail: true })) })
    const { choices } = await api.letters.choices()
    expect(choices).toMatchObject({ orders: { letter: true, mail: true }, chat: { letter: false, mail: true } })
    expect(choices).toMatchObject({ announcements: { letter: true, mail: false } })
  })
})

describe('an operator', () => {
  test('gets no mail of a topic that the operator wants none of, while others do', async () => {
    const [quiet, loud] = [await aPerson(db, 'sales'), await aPerson(db, 'sales')]
    const own = await atDesk(site, quiet)
    const seller = await atDesk(site, await aPerson(db, 'seller'))
    const topicsOf = async ({ notices }: typeof own) => (await notices.choices()).map(({ topic }) => topic)
    expect(await topicsOf(own)).toContain('chats')
    expect(await topicsOf(seller)).toEqual(['enquiries', 'orders', 'payments', 'returns', 'comments'])
    await own.notices.choose({ choices: [{ topic: 'orders', page: true, mail: false }] })
    const { orderSn } = await aPlaced()
    const subjectsTo = async ({ email }: typeof loud) => (await messagesTo(db, email)).map(({ subject }) => subject)
    expect(await subjectsTo(loud)).toContain(`新订单 ${orderSn}`)
    expect((await subjectsTo(quiet)).filter((subject) => subject?.includes(orderSn))).toEqual([])
    expect((await messagesTo(db, loud.email))[0]?.text).toContain(to.office.notices())
  })

  test('of a shop hears of its orders, also of what left a cart, and of no other', async () => {
    const [shopId, otherId] = [await aShop(db), await aShop(db)]
    const [own, other] = [await aPerson(db, 'seller', shopId), await aPerson(db, 'seller', otherId)]
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db, { shopId })
    const { id } = await buyer.api.cart.add({ productId, quantity: 1, unit: 'MT' })
    const { fingerprint } = await buyer.api.orders.confirm({ cartItemIds: [id] })
    const { orders } = await buyer.api.orders.placeFromCart({ cartItemIds: [id], fingerprint, ...termsOf(buyer) })
    expect(await messagesTo(db, own.email)).toMatchObject([{ subject: `新订单 ${orders[0]?.orderSn}` }])
    expect(await messagesTo(db, other.email)).toEqual([])
  })
})
