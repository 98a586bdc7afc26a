import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { app } = await testApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** What a socket answers to these very bytes. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  return text(socket)
}

const close = 'host: x\r\nconnection: close\r\n'

test.each([
  ['an absolute address', `GET http://evil.example/news HTTP/1.1\r\n${close}\r\n`],
  ['an address of two slashes', `GET //evil.example/news HTTP/1.1\r\n${close}\r\n`],
  ['an address with bytes beyond ASCII', `GET /\xe4\xff HTTP/1.1\r\n${close}\r\n`],
  ['no host', 'GET /news HTTP/1.0\r\n\r\n'],
  ['two lengths', `POST /api/customer/login HTTP/1.1\r\n${close}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
  ['a header that is none', `GET / HTTP/1.1\r\n${close}a b: c\r\n\r\n`],
  ['40 kB of headers', `GET / HTTP/1.1\r\n${close}x: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('%s is answered without a server error or a word of the software', async (_, bytes) => {
  const answer = await send(bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 [234]/)
  expect(answer.toLowerCase()).not.toMatch(/fastify|fst_err|node_modules|hpe_/)
})

test('the timeouts of the server are set', () => {
  const { requestTimeout, keepAliveTimeout, headersTimeout, timeout } = app.server
  for (const limit of [requestTimeout, keepAliveTimeout, headersTimeout, timeout]) expect(limit).toBeGreaterThan(0)
})
