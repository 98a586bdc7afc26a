import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { createApp } from '#site/server/app.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct } from '#testing/catalogue.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { openPage, originOf } from '#testing/live.ts'
import { testApp } from '#testing/test-app.ts'
import { sendAsContact } from './send-message.ts'

const site = await testApp({ config: { chatPerMinute: 500 } })
const { db, anonymous, as, config } = site
const contact = await aContact(db)
const origin = await originOf(site)
const strict = await testApp({ db, config: { chatPerMinute: 3 } })

const aVisitor = async () => (await anonymous.history.save({ url: to.home() })).cookieId
const conversationOf = async (cookieId: string) =>
  (
    await db.first<{ id: number }>(sql`
      select conversation.id from conversation join visitor on visitor.id = visitor_id where cookie_id = ${cookieId}`)
  )?.id ?? 0
const answer = async (conversationId: number, text: string) => {
  const said = { clientId: randomUUID(), content: { kind: 'text' as const, text } }
  return (await sendAsContact(db, { contactId: contact.id, operatorId: null }, conversationId, said)).message
}
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: ApiError) => error.code,
  )

describe('a visitor', () => {
  test('is welcomed by the assigned contact, and what is said is acknowledged once it is stored', async () => {
    const cookieId = await aVisitor()
    const page = await openPage(origin)
    const { state, messages } = await page.hello({ cookieId })
    expect([state.contact.id, state.cookieId, messages]).toEqual([contact.id, cookieId, []])
    const { id, author } = await page.say('Do you have PP T30S?')
    expect(author).toBe('customer')
    const stored = await db.first(sql`select author, body from chat_message where id = ${id}`)
    expect(stored).toEqual({ author: 'customer', body: 'Do you have PP T30S?' })
  })

  test('who is new gets the id of the visit with the welcome', async () => {
    const page = await openPage(origin)
    const { state } = await page.hello()
    expect(state.cookieId).toMatch(/^[\w-]{32}$/)
    await page.say('Hello')
    expect((await anonymous.chat.history({ cookieId: state.cookieId })).list).toHaveLength(1)
  })

  test('receives the answer, in every page that is open', async () => {
    const cookieId = await aVisitor()
    const [one, two] = [await openPage(origin), await openPage(origin)]
    await one.hello({ cookieId })
    await two.hello({ cookieId })
    await one.say('Hello')
    expect((await two.next('said')).message.text).toBe('Hello')
    await answer(await conversationOf(cookieId), 'Good morning')
    for (const page of [one, two]) await page.until(() => page.texts().includes('Good morning') || undefined, 'answer')
  })

  test('takes up where the line broke: everything missed, in order, nothing twice', async () => {
    const cookieId = await aVisitor()
    const before = await openPage(origin)
    await before.hello({ cookieId })
    const last = await before.say('one')
    before.close()
    await before.closed()
    const id = await conversationOf(cookieId)
    for (const text of ['two', 'three', 'four']) await answer(id, text)
    const after = await openPage(origin)
    const { anew, messages } = await after.hello({ cookieId, lastId: last.id })
    expect([anew, messages.map(({ text }) => text)]).toEqual([false, ['two', 'three', 'four']])
    await answer(id, 'five')
    expect((await after.next('said')).message.text).toBe('five')
    expect(after.texts()).toEqual([])
  })

  test('who sends the same message again has sent it once', async () => {
    const cookieId = await aVisitor()
    const page = await openPage(origin)
    await page.hello({ cookieId })
    const clientId = randomUUID()
    const first = await page.say('once', clientId)
    const again = await Promise.all(
      [1, 2, 3].map(() => anonymous.chat.send({ cookieId, clientId, content: { kind: 'text', text: 'once' } })),
    )
    expect(again.map(({ message }) => message.id)).toEqual([first.id, first.id, first.id])
    expect((await anonymous.chat.history({ cookieId })).list).toHaveLength(1)
  })

  test('sees what is unread counted until it is read, and the contact sees that it was', async () => {
    const cookieId = await aVisitor()
    const page = await openPage(origin)
    await page.hello({ cookieId })
    await page.say('Hello')
    const id = await conversationOf(cookieId)
    await answer(id, 'a')
    const { id: last } = await answer(id, 'b')
    expect((await anonymous.chat.resume({ cookieId })).state.unread).toBe(2)
    page.send({ type: 'read', id: last + 1_000_000 })
    await page.until(() => page.received.find((e) => e.event === 'read' && e.marks.customer === last), 'the mark')
    expect((await anonymous.chat.resume({ cookieId })).state.unread).toBe(0)
  })

  test('shows the product at hand, but none that is not sold', async () => {
    const cookieId = await aVisitor()
    const product = await aProduct(db)
    const hidden = await aProduct(db)
    await db.run(sql`update product set status = 'draft' where id = ${hidden.id}`)
    const send = (productId: number) =>
      anonymous.chat.send({ cookieId, clientId: randomUUID(), content: { kind: 'product', productId } })
    expect((await send(product.id)).message.product?.id).toBe(product.id)
    expect(await refusalOf(send(hidden.id))).toBe(48801)
  })
})

test('messages reach pages of another process on the same database, typing too', async () => {
  const other = await createApp({ config, db })
  try {
    const there = await originOf({ app: other })
    const cookieId = await aVisitor()
    const [here, far] = [await openPage(origin), await openPage(there)]
    await here.hello({ cookieId })
    await far.hello({ cookieId })
    for (const text of ['1', '2', '3']) await here.say(text)
    await far.until(() => (far.texts().length === 3 ? true : undefined), 'three messages')
    expect(far.texts()).toEqual(['1', '2', '3'])
    await far.say('4')
    await here.until(() => here.texts().includes('4') || undefined, 'the fourth')
  } finally {
    await other.close()
  }
})

describe('a line is cut', () => {
  test('for a foreign origin', async () => {
    const page = await openPage(origin, { origin: 'https://evil.example' })
    expect(await page.closed()).toBe(1008)
  })

  test('for who speaks without saying who it is', async () => {
    const page = await openPage(origin)
    page.send({ type: 'say', clientId: randomUUID(), content: { kind: 'text', text: 'x' } })
    expect(await page.closed()).toBe(1008)
  })

  test('for a message that is larger than any may be', async () => {
    const page = await openPage(origin)
    page.send({ type: 'hello', cookieId: 'x'.repeat(20_000) })
    expect(await page.closed()).toBe(1009)
  })

  test('for a flood', async () => {
    const page = await openPage(origin)
    await page.hello({ cookieId: await aVisitor() })
    for (let n = 0; n < 80; n++) page.send({ type: 'typing' })
    expect(await page.closed()).toBe(1008)
  })

  test('within a second when the member signs out', async () => {
    const member = await aMember(db)
    const token = await aSession(db, member)
    const page = await openPage(origin, { token })
    await page.hello()
    await site.call({ method: 'POST', path: '/customer/logout' }, {}, { token })
    expect(await page.closed(1_000)).toBe(1008)
  })
})

test('what is too long or no command is refused, and the line stays', async () => {
  const page = await openPage(origin)
  await page.hello({ cookieId: await aVisitor() })
  const clientId = randomUUID()
  for (const bad of [
    { type: 'say', clientId, content: { kind: 'text', text: 'x'.repeat(2001) } },
    { type: 'say', clientId, content: { kind: 'text', text: 'a\0b' } },
    { type: 'say', clientId, content: { kind: 'text', text: '  ' } },
    { type: 'say', clientId, content: { kind: 'handover' } },
    { type: 'nothing' },
    [],
  ])
    page.send(bad)
  for (let n = 0; n < 6; n++) expect(await page.next('refused')).toMatchObject({ refusal: 'INVALID_INPUT' })
  await page.say('still here')
})

test('beyond the budget a message waits, and its page learns how long', async () => {
  await db.run(sql`delete from budget`)
  const page = await openPage(await originOf(strict))
  await page.hello({ cookieId: await aVisitor() })
  for (const text of ['1', '2', '3']) await page.say(text)
  const clientId = randomUUID()
  page.send({ type: 'say', clientId, content: { kind: 'text', text: '4' } })
  const { refusal, retryAfter } = await page.next('refused')
  expect(refusal).toBe('TOO_MANY')
  expect(retryAfter).toBeGreaterThan(0)
  await expect
    .poll(() => db.first(sql`select name, call from security_event order by id desc limit 1`))
    .toEqual({ name: 'budgetHit', call: `${config.apiBase}/live` })
})

describe('nobody reads what others said', () => {
  test('neither with no id, a wrong id, nor as another member', async () => {
    const owner = await aMember(db)
    const member = await as(owner)
    await member.chat.send({ clientId: randomUUID(), content: { kind: 'text', text: 'secret' } })
    const other = await as(await aMember(db))
    for (const client of [anonymous, other]) {
      expect(await client.chat.history()).toEqual({ list: [], more: false })
      expect((await client.chat.history({ cookieId: 'x'.repeat(32) })).list).toEqual([])
    }
    const page = await openPage(origin, { token: await aSession(db, await aMember(db)) })
    expect((await page.hello({ lastId: 1 })).messages).toEqual([])
  })

  test('a member’s words stay with the member when the browser signs out', async () => {
    const cookieId = await aVisitor()
    const owner = await aMember(db)
    const member = await as(owner)
    await member.history.saveAsMember({ url: to.home(), cookieId })
    await member.chat.send({ cookieId, clientId: randomUUID(), content: { kind: 'text', text: 'secret' } })
    expect((await anonymous.chat.history({ cookieId })).list).toEqual([])
    const page = await openPage(origin)
    expect((await page.hello({ cookieId })).messages).toEqual([])
  })
})

describe('signing in', () => {
  const say = (cookieId: string, text: string, clientId: string = randomUUID()) =>
    anonymous.chat.send({ cookieId, clientId, content: { kind: 'text', text } })

  test('takes the guest’s words along, and open pages of the browser come back as the member', async () => {
    const cookieId = await aVisitor()
    await say(cookieId, 'before')
    const tab = await openPage(origin)
    await tab.hello({ cookieId })
    const owner = await aMember(db)
    const member = await as(owner)
    await member.history.saveAsMember({ url: to.home(), cookieId })
    expect((await member.chat.history()).list.map(({ text }) => text)).toEqual(['before'])
    expect(await tab.closed()).toBe(4000)
  })

  test('joins two conversations without loss, in the order of time, duplicates once', async () => {
    const owner = await aMember(db)
    const member = await as(owner)
    const clientId = randomUUID()
    const own = (text: string, id: string = randomUUID()) =>
      member.chat.send({ clientId: id, content: { kind: 'text', text } })
    const cookieId = await aVisitor()
    await own('1')
    await say(cookieId, '2')
    await own('3', clientId)
    await say(cookieId, '3', clientId)
    await say(cookieId, '4')
    const elsewhere = await openPage(origin, { token: await aSession(db, owner) })
    const { generation } = await elsewhere.hello()
    await answer(await conversationOf(cookieId), 'unread')
    await member.history.saveAsMember({ url: to.home(), cookieId })
    const texts = (await member.chat.history()).list.map(({ text }) => text)
    expect(texts).toEqual(['1', '2', '3', '4', 'unread'])
    expect((await member.chat.resume()).state.unread).toBe(1)
    const news = await elsewhere.next('welcome')
    expect([news.anew, news.generation, news.messages.length]).toEqual([true, generation + 1, 5])
  })
})
