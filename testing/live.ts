import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { ChatEvent, type ChatMessage } from '#service/chat/contract.ts'
import { liveEvents } from '#platform/contract/live.ts'
import type { TestApp } from './test-app.ts'

export type EventOf<Name extends ChatEvent['event']> = Extract<ChatEvent, { event: Name }>

/** The site on a port of its own, for what cannot be injected. */
export async function originOf({ app }: Pick<TestApp, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

interface PageWishes {
  origin?: string | undefined
  token?: string
  path?: string
  cookies?: Record<string, string>
}

/** A page with an open socket. Every chat event that arrives must be as the contract says. */
export async function openPage(
  site: string,
  { origin = site, token, path = '/api/live', cookies = {} }: PageWishes = {},
) {
  const all = { ...(token && { token }), ...cookies }
  const cookie = Object.entries(all)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const socket = new WebSocket(site.replace('http', 'ws') + path, { headers: { origin, ...(cookie && { cookie }) } })
  const received: ChatEvent[] = []
  const others: unknown[] = []
  const waiting = new Set<() => void>()
  let closeCode: number | undefined
  const wake = () => waiting.forEach((check) => check())
  socket.on('message', (data) => {
    const sent = JSON.parse(String(data)) as { event: string }
    if (liveEvents.some((event) => event === sent.event)) others.push(sent)
    else received.push(v.parse(ChatEvent, sent))
    wake()
  })
  socket.on('close', (code) => {
    closeCode = code
    wake()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  function until<Found>(find: () => Found | undefined, what: string, ms = 5_000): Promise<Found> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(check)
        reject(new Error(`${what} did not come; received ${received.map(({ event }) => event).join(', ')}`))
      }, ms)
      const check = () => {
        const found = find()
        if (found === undefined) return
        clearTimeout(late)
        waiting.delete(check)
        resolve(found)
      }
      waiting.add(check)
      check()
    })
  }

  const send = (command: object) => socket.send(JSON.stringify(command))
  return {
    socket,
    received,
    others,
    send,
    until,
    /** The next event of a kind, taken out of what was received. */
    next<Name extends ChatEvent['event']>(name: Name): Promise<EventOf<Name>> {
      return until(() => {
        const at = received.findIndex(({ event }) => event === name)
        return at < 0 ? undefined : (received.splice(at, 1)[0] as EventOf<Name>)
      }, name)
    },
    closed: (ms?: number) => until(() => closeCode, 'the end', ms),
    async hello(place: { cookieId?: string | null; lastId?: number; generation?: number } = {}) {
      send({ type: 'hello', ...place })
      return this.next('welcome')
    },
    async say(text: string, clientId: string = randomUUID()): Promise<ChatMessage> {
      send({ type: 'say', clientId, content: { kind: 'text', text } })
      return until(
        () =>
          received.find(
            (event): event is EventOf<'acknowledged'> => event.event === 'acknowledged' && event.clientId === clientId,
          ),
        `the word on "${text}"`,
      ).then(({ message }) => message)
    },
    texts: () => received.flatMap((event) => (event.event === 'said' ? [event.message.text] : [])),
    close: () => socket.close(),
  }
}
