import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { ChatEvent } from '../contract.ts'
import type { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact } from '#testing/factories.ts'
import { openPage, originOf } from '#testing/live.ts'
import { testApp } from '#testing/test-app.ts'
import { createHub } from './hub.ts'
import type { Participant } from './participants.ts'
import { sendAsContact } from './send-message.ts'

const site = await testApp({ config: { chatPerMinute: 500 } })
const { db, anonymous } = site
const contact = await aContact(db)
const origin = await originOf(site)

const aVisitor = async () => (await anonymous.history.save({ url: to.home() })).cookieId
const conversationOf = async (cookieId: string) =>
  (
    await db.first<{ id: number }>(sql`
      select conversation.id from conversation join visitor on visitor.id = visitor_id where cookie_id = ${cookieId}`)
  )?.id ?? 0
const answer = (conversationId: number, text: string) =>
  sendAsContact(db, { contactId: contact.id, operatorId: null }, conversationId, {
    clientId: randomUUID(),
    content: { kind: 'text', text },
  })
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: ApiError) => error.code,
  )

test('a visitor writes without a socket as well, and pages through what was said', async () => {
  const cookieId = await aVisitor()
  for (let n = 1; n <= 60; n++)
    await anonymous.chat.send({ cookieId, clientId: randomUUID(), content: { kind: 'text', text: String(n) } })
  const latest = await anonymous.chat.history({ cookieId })
  const earlier = await anonymous.chat.history({ cookieId, before: latest.list[0]?.id })
  const texts = [...earlier.list, ...latest.list].map(({ text }) => Number(text))
  expect(texts).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
  expect([latest.more, earlier.more]).toEqual([true, false])
})

test('a conversation goes on without a socket: everything missed, in order, once, with marks and state', async () => {
  const first = await anonymous.chat.resume()
  const { cookieId } = first.state
  expect([first.anew, first.messages, first.state.contact.id]).toEqual([true, [], contact.id])
  const said = { cookieId, clientId: randomUUID(), content: { kind: 'text' as const, text: 'one' } }
  const { message } = await anonymous.chat.send(said)
  expect((await anonymous.chat.send(said)).message.id).toBe(message.id)
  const elsewhere = await openPage(origin)
  await elsewhere.hello({ cookieId })
  await elsewhere.say('two')
  await answer(await conversationOf(cookieId ?? ''), 'three')
  const place = { cookieId, lastId: message.id, generation: first.generation }
  const missed = await anonymous.chat.resume(place)
  expect([missed.anew, missed.messages.map(({ text }) => text)]).toEqual([false, ['two', 'three']])
  expect(missed.state.unread).toBe(1)
  const last = missed.messages[1]?.id ?? 0
  await anonymous.chat.read({ cookieId, id: last })
  const read = await anonymous.chat.resume({ ...place, lastId: last })
  expect([read.messages, read.marks.customer, read.state.unread]).toEqual([[], last, 0])
})

test('a page that was signed in does not go on as a guest by itself', async () => {
  const cookieId = await aVisitor()
  const said = { clientId: randomUUID(), content: { kind: 'text' as const, text: 'for the member' } }
  for (const attempt of [
    anonymous.chat.resume({ cookieId, member: true }),
    anonymous.chat.send({ cookieId, member: true, ...said }),
  ])
    expect(await refusalOf(attempt)).toBe(401)
  expect((await anonymous.chat.history({ cookieId })).list).toEqual([])
})

test('what was stored by a process that died before notifying is found without a notice', async () => {
  const cookieId = await aVisitor()
  await anonymous.chat.send({ cookieId, clientId: randomUUID(), content: { kind: 'text', text: 'Hello' } })
  const id = await conversationOf(cookieId)
  const received: ChatEvent[] = []
  const hub = createHub(db, (error) => expect.unreachable(error.message))
  const participant: Participant = {
    key: `conversation ${id}`,
    contactId: contact.id,
    generation: 0,
    sentId: 0,
    marks: { customer: 0, contact: 0 },
    side: 'contact',
    send: (event) => received.push(event),
    restart: () => undefined,
    leave: () => undefined,
  }
  hub.join(participant, id)
  await hub.refreshMoved()
  await vi.waitFor(() =>
    expect(received).toContainEqual(expect.objectContaining({ event: 'said', conversationId: id })),
  )
})
