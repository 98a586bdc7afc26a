import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { LiveMessage } from '#platform/contract/live.ts'
import type { Caller } from '../api/context.ts'

/** What the database publishes to every process. Payloads carry ids, never content. */
export interface Notice {
  /** Something changed for this member. */
  member?: number | null
  /** The same for several. */
  members?: readonly number[]
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

/** A page that does not read fast enough is cut off and catches up when it comes back. */
const mostBuffered = 1024 * 1024

export const lineOf = (socket: WebSocket, ip: string): Line => ({
  ip,
  send(event) {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostBuffered) return socket.terminate()
    socket.send(JSON.stringify(event))
  },
  close: (code) => socket.close(code),
})
