import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ChatEvent } from '#service/chat/contract.ts'

/** A site that can be killed in the middle of anything and started again at the same address. */
export interface Killable {
  origin: string
  start(): Promise<void>
  kill(): Promise<void>
}

export interface KillRun {
  /** Number → id of every message that the server acknowledged. */
  acknowledged: Map<number, number>
  /** Numbers in the order in which another page, cut off as often, was told of them. */
  watched: number[]
  kills: number
  resent: number
}

/** Sends numbered messages, each until it is acknowledged, while the server is killed at random moments. */
export async function sendThroughKills(
  site: Killable,
  { cookieId, messages, kills }: { cookieId: string; messages: number; kills: number },
): Promise<KillRun> {
  const run: KillRun = { acknowledged: new Map(), watched: [], kills: 0, resent: 0 }
  const fatal = new Set(randomPicks(kills, messages))
  // One after the other: a kill that is due while the server is down comes when it is up again.
  let killing = Promise.resolve()
  await site.start()

  const restart = async () => {
    await sleep(Math.random() * 12)
    await site.kill()
    run.kills += 1
    await site.start()
  }
  let over = false
  let lastId = 0
  const watching = keepLine(site.origin, () => over, {
    hello: () => ({ type: 'hello', cookieId, lastId }),
    receive(event) {
      const news = event.event === 'welcome' ? event.messages : event.event === 'said' ? [event.message] : []
      for (const { id, text } of news) {
        lastId = id
        run.watched.push(Number(text))
      }
    },
  })

  let number = 1
  let clientId = randomUUID()
  let sentBefore = false
  const sending = keepLine(site.origin, () => over, {
    hello: () => ({ type: 'hello', cookieId }),
    receive(event, send) {
      if (event.event === 'acknowledged' && event.clientId === clientId) {
        run.acknowledged.set(number, event.message.id)
        number += 1
        clientId = randomUUID()
        sentBefore = false
      } else if (event.event !== 'welcome') return
      if (number > messages) return
      if (sentBefore) run.resent += 1
      sentBefore = true
      send({ type: 'say', clientId, content: { kind: 'text', text: String(number) } })
      if (fatal.delete(number)) killing = killing.then(restart)
    },
  })
  while (run.acknowledged.size < messages || run.watched.length < messages) await sleep(20)
  over = true
  await Promise.all([watching, sending, killing])
  return run
}

interface Speaker {
  hello(): object
  receive(event: ChatEvent, send: (command: object) => void): void
}

/** Connects, and again whenever the line breaks, as a page does. */
async function keepLine(origin: string, isOver: () => boolean, { hello, receive }: Speaker) {
  while (!isOver()) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers: { origin } })
    const send = (command: object) => socket.send(JSON.stringify(command))
    socket.on('open', () => send(hello()))
    socket.on('message', (data) => {
      const event = JSON.parse(String(data)) as ChatEvent
      // "Later", as while the database is away: a new line begins where this one stopped.
      if (event.event === 'refused' && event.retryAfter !== undefined)
        setTimeout(() => socket.close(), event.retryAfter * 1000)
      receive(event, send)
    })
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const watch = setInterval(() => isOver() && socket.close(), 50)
    await closed
    clearInterval(watch)
    await sleep(30)
  }
}

/** Different numbers up to the highest. */
function randomPicks(count: number, highest: number): number[] {
  const all = Array.from({ length: highest }, (_, index) => ({ number: index + 1, place: Math.random() }))
  return all
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ number }) => number)
}
