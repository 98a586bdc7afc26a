import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { answerRefusals } from './errors.ts'
import { refuseOverload } from './overload.ts'

const app = Fastify()
refuseOverload(app)
answerRefusals(app, { sites: undefined } as Config)
let open = () => {}
const gate = new Promise<void>((resolve) => (open = resolve))
app.post('/slow', async () => gate)
for (const url of ['/quick', '/healthz', '/quiz']) app.get(url, () => ({ code: 0 }))
afterAll(() => app.close())

test('beyond 500 requests in flight others are refused at once, and let in again afterwards', async () => {
  const slow = Array.from({ length: 500 }, () => app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } }))
  await expect.poll(async () => (await app.inject('/quick')).statusCode).toBe(503)
  const refused = await app.inject('/quick')
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ code: 503, msg: 'service unavailable' })
  expect((await app.inject('/quiz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  open()
  expect((await Promise.all(slow)).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await app.inject('/quick')).statusCode).toBe(200)
})
