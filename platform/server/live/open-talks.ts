import type { WebSocket } from 'ws'
import type { LiveMessage } from '#platform/contract/live.ts'
import { closeCodes, type Line, type Notice, type Talk } from './line.ts'

/** The sockets of this process that are open, and what is said over each. */
export function createOpenTalks() {
  const open = new Map<WebSocket, { talk: Talk; line: Line; alive: boolean }>()
  /** Those who subscribe to every notice: few, while pages are many. */
  const attentive = new Set<Talk>()
  /** What was said while a page came in, before it was known whose it is. */
  const missed = new Map<WebSocket, Notice[]>()

  return {
    expect: (socket: WebSocket) => void missed.set(socket, []),
    add(socket: WebSocket, talk: Talk, line: Line) {
      open.set(socket, { talk, line, alive: true })
      if (talk.notify) attentive.add(talk)
      for (const notice of missed.get(socket) ?? []) tell(talk, line, notice)
      missed.delete(socket)
    },
    talkOf: (socket: WebSocket) => open.get(socket)?.talk,
    end(socket: WebSocket) {
      const known = open.get(socket)
      known?.talk.end()
      if (known) attentive.delete(known.talk)
      open.delete(socket)
      missed.delete(socket)
    },
    answered(socket: WebSocket) {
      const known = open.get(socket)
      if (known) known.alive = true
    },
    /** Drops the sockets that have not answered the ping before. */
    ping() {
      for (const [socket, known] of open) {
        if (!known.alive) socket.terminate()
        known.alive = false
        socket.ping()
      }
    },
    notify(notice: Notice) {
      for (const talk of attentive) talk.notify?.(notice)
      if (notice.session === undefined && !notice.event) return
      for (const notices of missed.values()) notices.push(notice)
      for (const { talk, line } of open.values()) tell(talk, line, notice)
    },
  }
}

function tell({ caller }: Talk, line: Line, notice: Notice) {
  if (notice.session !== undefined && caller?.sessionId === notice.session) line.close(closeCodes.policy)
  else if (notice.event && caller && isFor(notice, caller.memberId))
    line.send({ event: notice.event } satisfies LiveMessage)
}

const isFor = ({ member, members }: Notice, memberId: number) =>
  memberId === member || members?.includes(memberId) === true
