import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import * as v from 'valibot'
import { to } from '#platform/contract/to.ts'
import { readConfig } from '#platform/server/config.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { mostWaiting, sendSpans } from './send-spans.ts'
import { isInShare, parentOf, type Span } from './span.ts'
import { startTracing } from './start-tracing.ts'

const Hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${digits}}$`)))
const Nanoseconds = v.pipe(v.string(), v.regex(/^\d{19}$/))
const Value = v.union([
  v.strictObject({ stringValue: v.string() }),
  v.strictObject({ intValue: v.pipe(v.string(), v.digits()) }),
])
const Attributes = v.array(v.strictObject({ key: v.string(), value: Value }))
const SpanInJson = v.strictObject({
  traceId: Hex(32),
  spanId: Hex(16),
  parentSpanId: v.optional(Hex(16)),
  name: v.string(),
  kind: v.picklist([1, 2, 3]),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: Attributes,
  status: v.strictObject({ code: v.optional(v.literal(2)) }),
})
/** The names of opentelemetry/proto/trace/v1, in JSON. */
const Sent = v.strictObject({
  resourceSpans: v.array(
    v.strictObject({
      resource: v.strictObject({ attributes: Attributes }),
      scopeSpans: v.array(v.strictObject({ scope: v.strictObject({ name: v.string() }), spans: v.array(SpanInJson) })),
    }),
  ),
})
type Received = Omit<v.InferOutput<typeof SpanInJson>, 'attributes'> & { attributes: Record<string, string> }

let received: Received[] = []
let resource: Record<string, string> = {}
let headersOf: IncomingHttpHeaders = {}
let answer = 200
const plain = (attributes: v.InferOutput<typeof Attributes>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as string]))
async function receive(request: IncomingMessage) {
  headersOf = request.headers
  for (const { resource: of, scopeSpans } of v.parse(Sent, await json(request)).resourceSpans) {
    resource = plain(of.attributes)
    for (const { spans } of scopeSpans)
      received.push(...spans.map((span) => ({ ...span, attributes: plain(span.attributes) })))
  }
  return request.url === '/v1/traces' ? answer : 404
}
const collector = createServer(async (request, response) => {
  response.writeHead(await receive(request)).end('{}')
})
await once(collector.listen(0, '127.0.0.1'), 'listening')
afterAll(() => collector.close().closeAllConnections())
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
beforeEach(() => void (received = []))

const settings = readConfig(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-team=harbour',
    OTEL_SERVICE_NAME: 'harbour',
  },
  [],
).tracing

const site = await testApp({ config: { tracing: settings } })
const [trace, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

/** The span of a request, once it has come, with what came before it. */
async function spanOf(options: InjectOptions) {
  const { headers } = await site.request(options)
  const find = () => received.find(({ attributes }) => attributes['polyharbor.request_id'] === headers['x-request-id'])
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  const whole = find() as Received
  const below = (span: Received) => received.filter(({ parentSpanId }) => parentSpanId === span.spanId)
  return { whole, below }
}

describe('a request', () => {
  test('is a span of the caller’s trace, with its statements below it', async () => {
    const { whole, below } = await spanOf({
      url: '/api/common/product/list?key=secret',
      headers: { traceparent: `00-${trace}-${caller}-01` },
    })
    expect(whole).toMatchObject({
      traceId: trace,
      parentSpanId: caller,
      kind: 2,
      name: 'GET /api/common/product/list',
      status: {},
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/common/product/list',
        'http.response.status_code': '200',
        'url.path': '/api/common/product/list',
      },
    })
    const statements = below(whole)
    expect(statements.length).toBeGreaterThan(0)
    for (const { traceId, kind, attributes, startTimeUnixNano, endTimeUnixNano } of statements) {
      expect([traceId, kind]).toEqual([trace, 3])
      expect(attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.any(String) })
      expect(startTimeUnixNano >= whole.startTimeUnixNano && startTimeUnixNano <= endTimeUnixNano).toBe(true)
    }
    expect(JSON.stringify(received)).not.toContain('secret')
    expect(resource).toMatchObject({ 'service.name': 'harbour' })
    expect(headersOf).toMatchObject({ authorization: 'Bearer secret', 'x-team': 'harbour' })
  })

  test('of a page has its calls below it, and their statements below these', async () => {
    const { whole, below } = await spanOf({ url: to.news() })
    const calls = below(whole).filter(({ kind }) => kind === 1)
    expect(calls.map(({ name }) => name)).toContain('news.list')
    expect(calls.flatMap(below).map(({ kind }) => kind)).toContain(3)
    for (const { traceId } of calls) expect(traceId).toBe(whole.traceId)
  })

  test('with a body has its statements below it too', async () => {
    const payload = { account: 'nobody@example.com', verifyCode: '123456' }
    const { whole, below } = await spanOf({ method: 'POST', url: '/api/customer/login/byVerifyCode', payload })
    expect(below(whole)).not.toEqual([])
  })
})

/** A small site of its own, whose spans have left when the work is done. */
async function alone(share: number, work: (app: FastifyInstance) => Promise<unknown>) {
  const app = Fastify()
  startTracing(app, { endpoint, headers: {}, serviceName: 'alone', share })
  await work(app)
  await app.close()
}

test('what fails says so, and neither probes nor what the caller does not sample are sent', async () => {
  await alone(1, async (app) => {
    app.get('/breaks', () => Promise.reject(new Error('of no matter')))
    app.get('/healthz', () => 'alive')
    await app.inject('/breaks')
    await app.inject('/healthz')
    await app.inject({ url: '/breaks', headers: { traceparent: `00-${trace}-${caller}-00` } })
  })
  expect(received).toMatchObject([{ name: 'GET /breaks', status: { code: 2 } }])
  expect(JSON.stringify(received)).not.toContain('of no matter')
  await alone(0, (app) => app.inject('/none'))
  expect(received).toHaveLength(1)
})

test('a job is a trace of its own, and one that fails says by what', async () => {
  const { db } = site
  const job = { name: 'divide', everySeconds: 60, limitSeconds: 60, phase: 0 }
  const work = () => db.first(sql`select 1 / ${0}::int`)
  await alone(1, ({ log }) => runJob({ ...job, work }, { db, log, signal: new AbortController().signal }, 'a test'))
  const whole = received.find(({ name }) => name === 'job divide')
  expect(whole).toMatchObject({ kind: 1, status: { code: 2 }, attributes: { 'error.type': '22012' } })
  expect(whole).not.toHaveProperty('parentSpanId')
  expect(received.filter(({ parentSpanId }) => parentSpanId === whole?.spanId)).toMatchObject([{ name: 'select' }])
})

describe('a collector', () => {
  const span: Span = {
    traceId: trace,
    spanId: caller,
    parentSpanId: undefined,
    kind: 'internal',
    name: 'x',
    begun: 1,
    ended: 2,
    attributes: {},
    failed: false,
  }
  const lines: string[] = []
  const log = {
    warn: (_: unknown, text: string) => lines.push(text),
    info: (_: unknown, text: string) => lines.push(text),
  }
  const sending = (at = endpoint) =>
    sendSpans(
      { endpoint: at, headers: {}, serviceName: 'x', share: 1 },
      log as unknown as Parameters<typeof sendSpans>[1],
    )

  test('is sent what comes after a quiet time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const spans = sending()
    await vi.advanceTimersByTimeAsync(10_000)
    spans.add(span)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await expect.poll(() => received, { timeout: 5_000 }).toHaveLength(1)
    await spans.stop()
  })

  test('that refuses or is gone is said once, and costs no more than the spans', async () => {
    answer = 503
    const spans = sending()
    spans.add(span)
    await spans.stop()
    expect(lines.splice(0)).toEqual(['spans are not taken'])
    answer = 200
    const gone = sending('http://127.0.0.1:1')
    for (let count = 0; count < 1_500; count++) gone.add(span)
    await gone.stop()
    expect(lines.splice(0)).toEqual(['spans are not taken'])
  })

  test('that is slow makes spans be dropped, not kept', async () => {
    const spans = sending()
    for (let count = 0; count < mostWaiting * 2; count++) spans.add(span)
    await spans.stop()
    expect(received.length).toBeGreaterThanOrEqual(512)
    expect(received.length).toBeLessThanOrEqual(mostWaiting + 512)
  })
})

test.each([
  [`00-${trace}-${caller}-01`, { traceId: trace, spanId: caller, sampled: true }],
  [`00-${trace}-${caller}-00`, { traceId: trace, spanId: caller, sampled: false }],
  [`cc-${trace}-${caller}-03-later`, { traceId: trace, spanId: caller, sampled: true }],
  [`ff-${trace}-${caller}-01`, undefined],
  [`00-${'0'.repeat(32)}-${caller}-01`, undefined],
  [`00-${trace}-${'0'.repeat(16)}-01`, undefined],
  [`00-${trace.toUpperCase()}-${caller}-01`, undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('the header %s is read as it is meant', (header, parent) => expect(parentOf(header)).toEqual(parent))

test('a share of the traces is chosen by their ids', () => {
  expect(isInShare(`${'0'.repeat(19)}${'f'.repeat(13)}`, 0.99)).toBe(false)
  expect(isInShare(`${'f'.repeat(19)}${'0'.repeat(13)}`, 0.01)).toBe(true)
  expect(isInShare('f'.repeat(32), 1)).toBe(true)
  expect(isInShare('0'.repeat(32), 0)).toBe(false)
})
