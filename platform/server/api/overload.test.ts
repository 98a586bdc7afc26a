import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { answerRefusals } from './errors.ts'
import { refuseOverload } from './overload.ts'

const app = Fastify()
let busy = false
refuseOverload(app, () => busy)
answerRefusals(app, { sites: undefined, apiBase: '/api' } as Config)
let open = () => {}
const gate = new Promise<void>((resolve) => (open = resolve))
app.post('/api/slow', async () => gate)
for (const url of ['/api/quick', '/healthz', '/quiz']) app.get(url, () => ({ code: 0 }))
await app.ready()
afterAll(() => app.close())

test('beyond 500 requests in flight others are refused at once, and let in again afterwards', async () => {
  // `then` sends it now rather than in the next tick.
  const slow = Array.from({ length: 500 }, () =>
    app.inject({ method: 'POST', url: '/api/slow', payload: { a: 1 } }).then(({ statusCode }) => statusCode),
  )
  const refused = await app.inject('/api/quick')
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ code: 503, msg: 'service unavailable' })
  expect((await app.inject('/quiz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  open()
  expect(new Set(await Promise.all(slow))).toEqual(new Set([200]))
  expect((await app.inject('/api/quick')).statusCode).toBe(200)
})

test('while others wait long for the database nobody else is let in to wait', async () => {
  busy = true
  const refused = await app.inject('/api/quick')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  busy = false
  expect((await app.inject('/api/quick')).statusCode).toBe(200)
})
