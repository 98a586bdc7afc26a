import type { WebSocket } from 'ws'
import { expect, test } from 'vitest'
import type { Line, Talk } from './line.ts'
import { createOpenTalks } from './open-talks.ts'

const talkOf = (memberId: number, sessionId: number): Talk => ({
  caller: { memberId, sessionId, permissions: [], companyId: null },
  receive: async () => undefined,
  end: () => undefined,
})

/** A page of member 7 that comes in while this is said. */
function entering(say: (talks: ReturnType<typeof createOpenTalks>) => void) {
  const [talks, socket, heard] = [createOpenTalks(), {} as WebSocket, [] as unknown[]]
  const line: Line = { ip: '', send: (event) => heard.push(event), close: (code) => heard.push(code) }
  talks.expect(socket)
  say(talks)
  talks.add(socket, talkOf(7, 70), line)
  return heard
}

test('a page hears what was said for its member while it came in, and nothing of others', () => {
  const heard = entering(({ notify }) => {
    notify({ member: 7, event: 'enquiries' })
    notify({ member: 8, event: 'orders' })
  })
  expect(heard).toEqual([{ event: 'enquiries' }])
})

test('a page whose session ended while it came in is closed', () => {
  expect(entering(({ notify }) => notify({ session: 70 }))).toEqual([1008])
})
