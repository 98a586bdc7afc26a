import { expect, test } from 'vitest'
import type { ChatMessage } from '../contract.ts'
import { countUnread, received, joined, nothingSaid } from './chat-state.ts'

const message = (id: number, wishes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  clientId: `c${id}`,
  author: 'contact',
  contactName: null,
  contactNameEn: null,
  kind: 'text',
  text: String(id),
  product: null,
  file: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...wishes,
})
const ids = (messages: ChatMessage[]) => messages.map(({ id }) => id)

test('messages stand in their order, each once, however they arrive', () => {
  expect(ids(joined([message(1), message(4)], [message(4), message(2), message(5)]))).toEqual([1, 2, 4, 5])
  expect(ids(joined([message(1)], [message(2), message(3)]))).toEqual([1, 2, 3])
})

test('an own message stops waiting whether it is acknowledged or received', () => {
  const content = { kind: 'text' as const, text: 'x' }
  const waiting = {
    ...nothingSaid,
    pending: [
      { clientId: 'c7', content },
      { clientId: 'c8', content },
    ],
  }
  const said = received(waiting, { event: 'said', conversationId: 1, message: message(7, { author: 'customer' }) })
  expect(said.pending.map(({ clientId }) => clientId)).toEqual(['c8'])
  const own = message(8, { author: 'customer' })
  const done = received(said, { event: 'acknowledged', clientId: 'c8', message: own })
  expect([done.pending, ids(done.messages)]).toEqual([[], [7, 8]])
})

test('a welcome to start anew replaces what was shown, any other adds to it', () => {
  const shown = { ...nothingSaid, messages: [message(1), message(2)] }
  const welcome = { event: 'opened' as const, conversationId: 1, generation: 1, more: true, marks: nothingSaid.marks }
  expect(ids(received(shown, { ...welcome, anew: false, messages: [message(3)] }).messages)).toEqual([1, 2, 3])
  const anew = received(shown, { ...welcome, anew: true, messages: [message(9)] })
  expect([ids(anew.messages), anew.more]).toEqual([[9], true])
})

test('only words of the other side beyond the mark are unread', () => {
  const messages = [message(1), message(2), message(3, { author: 'customer' }), message(4, { kind: 'handover' })]
  expect(countUnread({ ...nothingSaid, messages, marks: { customer: 1, contact: 0 } }, 'customer')).toBe(1)
})
