import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { to } from '#platform/contract/to.ts'
import type { ChatEvent } from '#service/chat/contract.ts'
import { count, milliseconds, type Report } from './report.ts'
import type { Site } from './site.ts'
import { timingOf } from './timing.ts'

interface Line {
  socket: WebSocket
  cookieId: string
  onEvent: (event: ChatEvent) => void
}

interface Pair {
  speaker: Line
  /** Another page of the same visitor. */
  listener: Line
}

const page = to.news()
const atOnce = 25

/** An open page that has been welcomed; each visitor comes from an address of their own. */
export function openLine(origin: string, visitor: number, cookieId?: string): Promise<Line> {
  const ip = `198.18.${visitor >> 8}.${visitor & 255}`
  const headers = { origin, 'x-forwarded-for': ip }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers })
  return new Promise((resolve, reject) => {
    const line: Line = { socket, cookieId: '', onEvent: () => undefined }
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', cookieId })))
    socket.on('message', (data) => {
      const event = JSON.parse(String(data)) as ChatEvent
      if (event.event === 'welcome') {
        line.cookieId = event.state.cookieId ?? ''
        resolve(line)
      }
      line.onEvent(event)
    })
  })
}

async function openLines(wanted: number, open: (index: number) => Promise<Line>): Promise<Line[]> {
  const lines: Line[] = []
  while (lines.length < wanted) {
    const from = lines.length
    const some = Math.min(atOnce, wanted - from)
    lines.push(...(await Promise.all(Array.from({ length: some }, (_, index) => open(from + index)))))
  }
  return lines
}

/** Until the other page has it, stored for good. */
export function tell({ speaker, listener }: Pair): Promise<number> {
  const clientId = randomUUID()
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const gone = (code: number) => reject(new Error(`a speaker's socket was closed with ${code}`))
    speaker.socket.once('close', gone)
    listener.onEvent = (event) => {
      if (event.event !== 'said' || event.message.clientId !== clientId) return
      speaker.socket.off('close', gone)
      resolve(performance.now() - start)
    }
    speaker.socket.send(JSON.stringify({ type: 'say', clientId, content: { kind: 'text', text: 'PP T30S, 25 MT?' } }))
  })
}

/** A busy morning: everybody says something every two seconds, whether or not the last word has arrived. */
async function talkSteadily(pairs: Pair[], seconds: number, everyMs = 2000): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    pairs.map(async (pair, index) => {
      await sleep((index / pairs.length) * everyMs)
      for (let due = performance.now(); due < end; due += everyMs) {
        await sleep(Math.max(0, due - performance.now()))
        const late = Math.max(0, performance.now() - due)
        times.push(late + (await tell(pair)))
      }
    }),
  )
  return times
}

/** As fast as it goes: everybody says the next thing once the last one has arrived. */
async function talkAtOnce(pairs: Pair[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) times.push(await tell(pair))
    }),
  )
  return times
}

/** Somebody reads pages meanwhile, one every 50 ms. */
async function readPages(origin: string, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!until()) {
    const start = performance.now()
    await (await fetch(origin + page)).text()
    times.push(performance.now() - start)
    await sleep(50)
  }
  return times
}

async function measure(report: Report, origin: string, name: string, talk: () => Promise<number[]>) {
  let over = false
  const reading = readPages(origin, () => over)
  const spoken = timingOf(await talk(), seconds)
  over = true
  const pages = timingOf(await reading, seconds)
  report.noted(`chat, ${name}: messages a second`, spoken.perSecond, count)
  report.noted(`chat, ${name}: message to another page, p95`, spoken.p95, milliseconds)
  report.noted(`chat, ${name}: page ${page} meanwhile, p95`, pages.p95, milliseconds)
}

const [sockets, conversations, seconds] = [1_000, 100, 8]

/** Many open chats in one process: how fast a message arrives, and what a reader of pages notices. */
export async function benchChat(report: Report, { origin }: Site) {
  const lines = await openLines(sockets, (index) => openLine(origin, index))
  const speakers = lines.slice(0, conversations)
  const listeners = await openLines(speakers.length, (index) => openLine(origin, index, speakers[index]?.cookieId))
  const pairs = speakers.flatMap((speaker, index) =>
    listeners[index] ? [{ speaker, listener: listeners[index] }] : [],
  )
  await talkSteadily(pairs, 2)
  await measure(report, origin, `${conversations} talk steadily`, () => talkSteadily(pairs, seconds))
  // Of fewer each would say more than the twenty things a second that one socket may.
  await measure(report, origin, `${conversations} talk at once`, () => talkAtOnce(pairs, seconds))
  for (const { socket } of [...lines, ...listeners]) {
    socket.removeAllListeners('close')
    socket.close()
  }
}
