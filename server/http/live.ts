import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { LiveMessage } from '#contract/live.ts'
import type { Caller } from './context.ts'
import { isOwnOrigin } from './origin.ts'

interface Open extends Caller {
  socket: WebSocket
}

interface Notice {
  /** Something changed for this member. */
  member?: number
  event?: LiveMessage['event']
  /** This session is over. */
  session?: number
}

const closeCodes = { goingAway: 1001, policy: 1008 }
const pingMs = 30_000

/** One socket a page, on the same port. Notices come through the database, so any process may hold the socket. */
export async function serveLive(
  app: FastifyInstance,
  base: string,
  findCaller: (request: FastifyRequest) => Promise<Caller | undefined>,
) {
  const sockets = new Set<Open>()
  await app.register(fastifyWebsocket, { options: { maxPayload: 16 * 1024 } })
  app.get(`${base}/live`, { websocket: true }, async (socket, request) => {
    const caller = isOwnOrigin(request) ? await findCaller(request) : undefined
    if (!caller) return socket.close(closeCodes.policy)
    const open = { ...caller, socket }
    sockets.add(open)
    socket.on('close', () => sockets.delete(open))
    socket.on('error', () => socket.terminate())
  })

  const ping = setInterval(() => sockets.forEach(({ socket }) => socket.ping()), pingMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(ping)
    sockets.forEach(({ socket }) => socket.close(closeCodes.goingAway))
  })

  return (payload: string) => {
    const { member, event, session } = JSON.parse(payload) as Notice
    for (const open of sockets) {
      if (session !== undefined && open.sessionId === session) open.socket.close(closeCodes.policy)
      else if (event && open.memberId === member) open.socket.send(JSON.stringify({ event } satisfies LiveMessage))
    }
  }
}
