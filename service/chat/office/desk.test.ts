import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { chat as deskCalls } from './contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, deskHeaders } from '#testing/back-office.ts'
import { aCannedAnswer, aConversation } from '#testing/chat.ts'
import { aContact, aMember } from '#testing/factories.ts'
import { openPage, originOf } from '#testing/live.ts'
import { messagesTo } from '#testing/messages.ts'
import { aPdf, aPictureFile } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { mailUnread } from '../server/offline-mail.ts'

const site = await testApp()
const { db, anonymous, as, config } = site
const origin = await originOf(site)

/** A service contact at a desk with an open socket. */
async function aDesk(role: 'service' | 'sales' = 'service') {
  const contact = await aContact(db)
  const person = await aPerson(db, role)
  await db.run(sql`update operator set contact_id = ${contact.id} where id = ${person.id}`)
  const token = await aDeskSession(db, person)
  const page = await openPage(origin, { path: `${to.office.desk.path}/live`, cookies: { officeToken: token } })
  return { contact, person, token, page, api: await atDesk(site, person) }
}
const text = (words: string) => ({ kind: 'text' as const, text: words })

describe('the desk', () => {
  test('shows who waits longest first, and what is unread', async () => {
    const { api, contact } = await aDesk()
    const late = await aConversation(db, 'second', contact)
    const early = await aConversation(db, 'first', contact)
    await db.run(sql`update conversation set waiting_since = now() - interval '9 minutes' where id = ${early.id}`)
    const { list } = await api.chat.queue({ whose: 'mine' })
    expect(list.map(({ id, unread, lastText }) => [id, unread, lastText])).toEqual([
      [early.id, 1, 'first'],
      [late.id, 1, 'second'],
    ])
    await api.chat.send({ id: early.id, clientId: randomUUID(), content: text('Here you are') })
    const [first] = (await api.chat.queue({ whose: 'waiting' })).list.filter(
      ({ contactId }) => contactId === contact.id,
    )
    expect(first?.id).toBe(late.id)
  })

  test('talks with the visitor: words, typing and read marks go both ways', async () => {
    const { page: desk, contact, person } = await aDesk()
    const { id, cookieId, messageId } = await aConversation(db, 'Hello', contact)
    const visitor = await openPage(origin)
    const { state } = await visitor.hello({ cookieId })
    // Whoever comes first: the desk may be noted as present only after the visitor has asked.
    const isOnline = () =>
      state.contact.online || visitor.received.some((e) => e.event === 'contact' && e.contact.online)
    await visitor.until(() => isOnline() || undefined, 'online')
    desk.send({ type: 'open', conversationId: id })
    expect((await desk.next('opened')).messages.map(({ id: each }) => each)).toEqual([messageId])
    desk.send({ type: 'read', conversationId: id, id: messageId })
    expect((await visitor.next('read')).marks.contact).toBe(messageId)
    desk.send({ type: 'typing', conversationId: id })
    await visitor.next('typing')
    visitor.send({ type: 'typing' })
    await desk.next('typing')
    desk.send({ type: 'say', conversationId: id, clientId: randomUUID(), content: text('Good morning') })
    const { message } = await visitor.next('said')
    expect([message.text, message.author, message.contactNameEn]).toEqual([
      'Good morning',
      'contact',
      expect.stringContaining('Contact'),
    ])
    const stored = await db.first(sql`select operator_id as by from chat_message where id = ${message.id}`)
    expect(stored).toEqual({ by: person.id })
  })

  test('is notified of every change in the queue, and the visitor of who is there', async () => {
    const { page: desk, contact, api } = await aDesk()
    const { cookieId } = await aConversation(db, 'Hello', contact)
    const visitor = await openPage(origin)
    await visitor.hello({ cookieId })
    await anonymous.chat.send({ cookieId, clientId: randomUUID(), content: text('Are you there?') })
    await desk.next('queue')
    await api.chat.setPresence({ away: true })
    await visitor.until(() => visitor.received.find((e) => e.event === 'contact' && !e.contact.online), 'away')
    await api.chat.setPresence({ away: false })
    await visitor.until(() => visitor.received.find((e) => e.event === 'contact' && e.contact.online), 'back')
  })

  test('hands a customer over, who is notified and keeps the new contact', async () => {
    const { api, contact } = await aDesk()
    const other = await aContact(db)
    const { id, cookieId } = await aConversation(db, 'Hello', contact)
    const visitor = await openPage(origin)
    await visitor.hello({ cookieId })
    await api.chat.handOver({ id, contactId: other.id })
    expect((await visitor.next('contact')).contact.id).toBe(other.id)
    expect((await anonymous.support.contact({ cookieId })).id).toBe(other.id)
    const { list } = await anonymous.chat.history({ cookieId })
    expect(list.at(-1)?.kind).toBe('handover')
  })

  test('shows the pages that the customer opened', async () => {
    const { api } = await aDesk()
    const { id, cookieId } = await aConversation(db)
    for (const url of ['/', to.search({ key: 'PP' })]) await anonymous.history.save({ url, cookieId })
    expect((await api.chat.customer({ id })).path.map(({ url }) => url)).toEqual([to.search({ key: 'PP' }), '/'])
  })

  test('is closed to strangers, and at once when the operator signs out', async () => {
    const stranger = await openPage(origin, { path: `${to.office.desk.path}/live` })
    expect(await stranger.closed()).toBe(1008)
    const { page, token } = await aDesk()
    await site.call({ method: 'POST', path: '/operator/session/signOut' }, {}, deskHeaders(token))
    expect(await page.closed(1_000)).toBe(1008)
  })

  test('lets who only reads along not answer', async () => {
    const { page, token } = await aDesk('sales')
    const { id } = await aConversation(db)
    page.send({ type: 'say', conversationId: id, clientId: randomUUID(), content: text('x') })
    expect((await page.next('refused')).refusal).toBe('FORBIDDEN')
    const answer = await site.call(deskCalls.send, {}, deskHeaders(token))
    expect(answer.status).toBe(403)
  })
})

test('a prepared answer that was deleted can be put back', async () => {
  const { api } = await aDesk()
  const answer = await aCannedAnswer(db)
  const { changeId } = await api.answers.remove({ ids: [answer.id] })
  await api.audit.undo({ changeId })
  const back = await api.answers.info({ id: answer.id })
  expect(back).toMatchObject({ titleEn: answer.titleEn, textEn: answer.textEn })
  await api.answers.update({ ...back, titleEn: 'Better' })
  const stale = api.answers.update({ ...back, titleEn: 'Slower' })
  await expect(stale).rejects.toThrow()
})

describe('a file', () => {
  test('is sent in a conversation and opened by its signed link alone', async () => {
    const { cookieId } = await aConversation(db)
    const file = await anonymous.chat.upload({ cookieId, file: await aPictureFile('png', 'bag.png') })
    expect([file.width, file.height, file.type]).toEqual([600, 400, 'image/jpeg'])
    const content = { kind: 'file' as const, fileId: file.id }
    const { message } = await anonymous.chat.send({ cookieId, clientId: randomUUID(), content })
    const url = message.file?.url ?? ''
    expect((await site.request(url)).statusCode).toBe(200)
    expect((await site.request(url.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).statusCode).toBe(404)
    expect((await site.request(url.replace(/until=\d+/, 'until=9999999999999'))).statusCode).toBe(404)
    expect((await site.request(`/chat/file/${file.id}`)).statusCode).toBe(404)
  })

  test('of another conversation cannot be sent', async () => {
    const [own, other] = [await aConversation(db), await aConversation(db)]
    const { id } = await anonymous.chat.upload({ cookieId: own.cookieId, file: aPdf() })
    const attempt = anonymous.chat.send({
      cookieId: other.cookieId,
      clientId: randomUUID(),
      content: { kind: 'file', fileId: id },
    })
    expect(await attempt.catch((error: ApiError) => error.code)).toBe(48801)
  })
})

describe('what nobody reads', () => {
  const age = (id: number) =>
    db.run(sql`update chat_message set created_at = now() - interval '20 minutes' where conversation_id = ${id}`)
  const mail = () => mailUnread(db, config)

  test('by the contact is notified by mail once, and again only for what comes after it was read', async () => {
    const contact = await aContact(db)
    const { id, cookieId, messageId } = await aConversation(db, 'Is it in stock?', contact)
    await mail()
    expect(await messagesTo(db, contact.email)).toEqual([])
    await age(id)
    await mail()
    await mail()
    const [sent, ...more] = await messagesTo(db, contact.email)
    expect([sent?.text, more]).toEqual([expect.stringContaining('Is it in stock?'), []])
    await db.run(sql`update conversation set contact_read_id = ${messageId} where id = ${id}`)
    await anonymous.chat.send({ cookieId, clientId: randomUUID(), content: text('Hello?') })
    await age(id)
    await mail()
    expect(await messagesTo(db, contact.email)).toHaveLength(2)
  })

  test('by the customer goes to a proved address, or to the one that was left', async () => {
    const desk = await aDesk()
    const member = await aMember(db)
    const unproved = await aMember(db, { emailVerified: false })
    for (const each of [member, unproved])
      await (await as(each)).chat.send({ clientId: randomUUID(), content: text('Hello') })
    const guest = await aConversation(db)
    await anonymous.chat.leaveAddress({ cookieId: guest.cookieId, email: 'Guest@Example.com' })
    for (const { id } of (await desk.api.chat.queue({ whose: 'all' })).list)
      await desk.api.chat.send({ id, clientId: randomUUID(), content: text('The answer') })
    await db.run(sql`update chat_message set created_at = now() - interval '20 minutes'`)
    await mail()
    for (const email of [member.email, 'guest@example.com'])
      expect((await messagesTo(db, email))[0]?.text, email).toContain('The answer')
    expect(await messagesTo(db, unproved.email)).toEqual([])
  })
})
