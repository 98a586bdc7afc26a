import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import type { Database } from '#platform/server/database/database.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { testApp } from '#testing/test-app.ts'

const never = () => new Promise<never>(() => undefined)
const silent: Database = { ...brokenDatabase('', ''), many: never, first: never, run: never, transaction: never }
const { app, request } = await testApp({ db: silent, config: { requestSeconds: 1 } })

test.each([
  ['/api/common/news/list', 'application/json; charset=utf-8'],
  [to.news(), 'text/html; charset=utf-8'],
  [to.office.desk(), 'text/html; charset=utf-8'],
])('%s is refused in time as %s although the database never answers', async (url, type) => {
  const { statusCode, headers, body } = await request({
    method: 'GET',
    url,
    headers: { cookie: `${operatorToken.cookie}=any` },
  })
  expect(headers['content-type']).toBe(type)
  if (type.includes('json')) expect(JSON.parse(body)).toMatchObject({ code: 488502 })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('headers that never end are cut off in seconds', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n')
  const drip = setInterval(() => socket.write('x-slow: 1\r\n'), 500)
  expect(await text(socket).catch(() => '')).toMatch(/^(HTTP\/1.1 408|$)/)
  clearInterval(drip)
}, 20_000)
