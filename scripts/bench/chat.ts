import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { WebSocket } from 'ws'
import type { ChatEvent } from '#contract/chat.ts'
import { table } from './load.ts'
import { timingOf } from './timing.ts'

interface Line {
  socket: WebSocket
  cookieId: string
  onEvent: (event: ChatEvent) => void
}

const page = '/news'
const atOnce = 25
/** Together the speakers say fifty things a second, as a busy morning would. */
const speakersAtOnce = 20
const pauseMs = 400

/** An open page that has been welcomed; each visitor comes from an address of their own. */
function openLine(origin: string, visitor: number, cookieId?: string): Promise<Line> {
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

async function openLines(origin: string, count: number): Promise<Line[]> {
  const lines: Line[] = []
  while (lines.length < count) {
    const from = lines.length
    const some = Math.min(atOnce, count - from)
    lines.push(...(await Promise.all(Array.from({ length: some }, (_, index) => openLine(origin, from + index)))))
  }
  return lines
}

async function residentKb(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

/** Until another page of the same visitor has it, stored and sent through the database. */
function tellAnother({ socket }: Line, other: Line): Promise<number> {
  const clientId = randomUUID()
  const start = performance.now()
  return new Promise((resolve) => {
    other.onEvent = (event) => {
      if (event.event === 'said' && event.message.clientId === clientId) resolve(performance.now() - start)
    }
    socket.send(JSON.stringify({ type: 'say', clientId, content: { kind: 'text', text: 'PP T30S, 25 MT?' } }))
  })
}

async function readPages(origin: string, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!until()) {
    const start = performance.now()
    await (await fetch(origin + page)).text()
    times.push(performance.now() - start)
  }
  return times
}

/** Many open chats in one process: their memory, how fast a message arrives, and what a reader of pages notices. */
export async function benchChat({ origin, pid }: { origin: string; pid: number }, sockets = 1000, messages = 1000) {
  const before = await residentKb(pid)
  const lines = await openLines(origin, sockets)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const perSocket = (await residentKb(pid)) - before
  const speakers = lines.slice(0, Math.min(speakersAtOnce, sockets))
  const others = await Promise.all(speakers.map(({ cookieId }, index) => openLine(origin, index, cookieId)))

  let over = false
  const reading = readPages(origin, () => over)
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    speakers.map(async (speaker, index) => {
      const other = others[index]
      for (let n = 0; other && n < messages / speakers.length; n++) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        times.push(await tellAnother(speaker, other))
      }
    }),
  )
  const talk = timingOf(times, (performance.now() - began) / 1000)
  over = true
  const pages = timingOf(await reading, 1)
  for (const { socket } of [...lines, ...others]) {
    socket.removeAllListeners('close')
    socket.close()
  }
  table(`Chat: ${sockets} open sockets in one process`, [
    { name: 'memory per socket, kB', value: (perSocket / sockets).toFixed(1) },
    { name: 'messages per second', value: Math.round(talk.perSecond) },
    { name: 'message to another page, p50 ms', value: talk.p50.toFixed(1) },
    { name: 'message to another page, p95 ms', value: talk.p95.toFixed(1) },
    { name: `page ${page} meanwhile, p95 ms`, value: pages.p95.toFixed(1) },
  ])
}
