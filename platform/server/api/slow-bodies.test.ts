import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { refuseSlowBodies } from './slow-bodies.ts'

const app = Fastify()
refuseSlowBodies(app, 100)
app.post('/call', async () => 'done')
app.post('/upload', { config: { slowBody: true } }, async () => 'done')
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

async function post(path: string, pause: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  )
  setTimeout(() => socket.write('}'), pause)
  return text(socket).catch(() => '')
}

test('a body that does not come in time ends the connection', async () => expect(await post('/call', 400)).toBe(''))
test('a body that comes in time is read', async () => expect(await post('/call', 10)).toContain('done'))
test('an upload has more time', async () => expect(await post('/upload', 400)).toContain('done'))
