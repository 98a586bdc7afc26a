import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { isOwnOrigin } from '../pages/origin.ts'
import { closeCodes, lineOf, type Door, type Notice } from './line.ts'
import { countByAddress } from './live-limits.ts'
import { createOpenTalks } from './open-talks.ts'
import { receiveInTurn } from './receive-in-turn.ts'

const pingMs = 30_000
const goodbyeMs = 1_000

/** A socket that is closed for what it is or sends. */
type OnRefused = (request: FastifyRequest, path: string, code: number) => void

/** One socket a page, on the same port. Notices come through the database, so any process may hold the socket. */
export async function serveLive(
  app: FastifyInstance,
  doors: Door[],
  onRefused: OnRefused,
): Promise<(notice: Notice) => void> {
  const talks = createOpenTalks()
  const addresses = countByAddress()
  // By itself it would close sockets without saying why, before we do.
  await app.register(fastifyWebsocket, { options: { maxPayload: 16 * 1024 }, preClose: (done) => done() })

  for (const door of doors)
    app.get(door.path, { websocket: true }, (socket, request) => {
      const line = lineOf(socket, request.ip)
      socket.on('error', () => socket.terminate())
      const refuse = (code: number) => {
        onRefused(request, door.path, code)
        line.close(code)
      }
      if (!isOwnOrigin(request)) return refuse(closeCodes.policy)
      if (!addresses.enter(line.ip)) return refuse(closeCodes.tryLater)
      const failed = (what: string) => (error: Error) => {
        request.log.error({ err: error }, what)
        line.close(closeCodes.tryLater)
      }

      const enter = async () => {
        talks.expect(socket)
        const talk = await door.open(request, line)
        if (!talk) return refuse(closeCodes.policy)
        if (socket.readyState !== socket.OPEN) talk.end()
        else talks.add(socket, talk, line)
      }
      const receive = receiveInTurn(
        enter().catch(failed('a socket could not be opened')),
        (command) => talks.talkOf(socket)?.receive(command),
        failed('a command on a socket failed'),
      )
      socket.on('message', (data, binary) => {
        if (binary || !receive(String(data))) refuse(closeCodes.policy)
      })
      socket.on('pong', () => talks.answered(socket))
      socket.on('close', () => {
        addresses.leave(line.ip)
        talks.end(socket)
      })
    })

  const ping = setInterval(talks.ping, pingMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(ping)
    for (const socket of app.websocketServer.clients) goAway(socket)
  })
  return talks.notify
}

/** Who does not say goodbye in time is not waited for. */
function goAway(socket: WebSocket) {
  socket.close(closeCodes.goingAway)
  const timer = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.once('close', () => clearTimeout(timer))
}
