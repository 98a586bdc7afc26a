import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { LiveMessage } from '#platform/contract/live.ts'
import type { Caller } from '../api/context.ts'
import { createAllowance } from './live-limits.ts'
import { isOwnOrigin } from '../pages/origin.ts'

/** What the database tells every process. Payloads carry ids, never content. */
export interface Notice {
  /** Something changed for this member. */
  member?: number | null
  event?: LiveMessage['event']
  /** This session is over. */
  session?: number
}

/** The way to one open page. */
export interface Line {
  ip: string
  send(event: object): void
  close(code: number): void
}

/** What is said over a line. Commands are received one after the other. */
export interface Talk {
  caller?: Caller
  receive(command: unknown): Promise<void>
  notify?(notice: Notice): void
  end(): void
}

export interface Door {
  path: string
  /** Who may not come in gets no talk. */
  open(request: FastifyRequest, line: Line): Promise<Talk | undefined>
}

export const closeCodes = { goingAway: 1001, policy: 1008, tryLater: 1013, comeAgain: 4000 }
const pingMs = 30_000
const goodbyeMs = 1_000
const mostPerAddress = 100
const mostWaiting = 64
/** A page that does not read fast enough is cut off and catches up when it comes back. */
const mostBuffered = 1024 * 1024

/** One socket a page, on the same port. Notices come through the database, so any process may hold the socket. */
export async function serveLive(app: FastifyInstance, doors: Door[]) {
  const open = new Map<WebSocket, { talk: Talk; line: Line; alive: boolean }>()
  /** Those who want every notice: few, while pages are many. */
  const attentive = new Set<Talk>()
  const perAddress = new Map<string, number>()
  // By itself it would close sockets without saying why, before we do.
  await app.register(fastifyWebsocket, { options: { maxPayload: 16 * 1024 }, preClose: (done) => done() })

  for (const door of doors)
    app.get(door.path, { websocket: true }, (socket, request) => {
      const line = lineOf(socket, request.ip)
      socket.on('error', () => socket.terminate())
      if (!isOwnOrigin(request)) return line.close(closeCodes.policy)
      if ((perAddress.get(line.ip) ?? 0) >= mostPerAddress) return line.close(closeCodes.tryLater)
      count(line.ip, 1)

      const entry = door.open(request, line).then(
        (talk) => {
          if (!talk) return line.close(closeCodes.policy)
          if (socket.readyState !== socket.OPEN) talk.end()
          else {
            open.set(socket, { talk, line, alive: true })
            if (talk.notify) attentive.add(talk)
          }
          return talk
        },
        (error: Error) => {
          request.log.error({ err: error }, 'a socket could not be opened')
          line.close(closeCodes.tryLater)
        },
      )
      // What arrives before it is known who speaks waits its turn.
      let turn: Promise<unknown> = entry
      let waiting = 0
      const mayAsk = createAllowance()
      socket.on('message', (data, binary) => {
        if (binary || waiting >= mostWaiting || !mayAsk()) return line.close(closeCodes.policy)
        waiting += 1
        turn = turn
          .then(() => open.get(socket)?.talk.receive(read(String(data as Buffer))))
          .catch((error: Error) => {
            request.log.error({ err: error }, 'a command on a socket failed')
            line.close(closeCodes.tryLater)
          })
          .finally(() => (waiting -= 1))
      })
      socket.on('pong', () => {
        const known = open.get(socket)
        if (known) known.alive = true
      })
      socket.on('close', () => {
        count(line.ip, -1)
        const known = open.get(socket)
        known?.talk.end()
        if (known) attentive.delete(known.talk)
        open.delete(socket)
      })
    })

  function count(ip: string, by: 1 | -1) {
    const now = (perAddress.get(ip) ?? 0) + by
    if (now > 0) perAddress.set(ip, now)
    else perAddress.delete(ip)
  }

  const ping = setInterval(() => {
    for (const [socket, known] of open) {
      if (!known.alive) socket.terminate()
      known.alive = false
      socket.ping()
    }
  }, pingMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(ping)
    for (const socket of app.websocketServer.clients) goAway(socket)
  })

  return (notice: Notice) => {
    for (const talk of attentive) talk.notify?.(notice)
    if (notice.session === undefined && !notice.event) return
    for (const { talk, line } of open.values()) {
      const { caller } = talk
      if (notice.session !== undefined && caller?.sessionId === notice.session) line.close(closeCodes.policy)
      else if (notice.event && caller && caller.memberId === notice.member)
        line.send({ event: notice.event } satisfies LiveMessage)
    }
  }
}

/** Who does not say goodbye in time is not waited for. */
function goAway(socket: WebSocket) {
  socket.close(closeCodes.goingAway)
  const timer = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.once('close', () => clearTimeout(timer))
}

const lineOf = (socket: WebSocket, ip: string): Line => ({
  ip,
  send(event) {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostBuffered) return socket.terminate()
    socket.send(JSON.stringify(event))
  },
  close: (code) => socket.close(code),
})

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
