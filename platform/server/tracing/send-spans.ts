import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { otlpOf } from './otlp.ts'
import type { Span } from './span.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Spans that wait; more are dropped, since a collector that is slow must cost nothing. */
export const mostWaiting = 4_096
const atOnce = 512
const everyMs = 2_000
const answerMs = 5_000
const lastMs = 1_000

/** Hands spans to the collector, some hundred at a time. What it does not take is lost, and said once. */
export function sendSpans({ endpoint, headers, serviceName }: TracingSettings, log: FastifyBaseLogger) {
  const resource = { 'service.name': serviceName, 'host.name': hostname(), 'process.pid': process.pid }
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  let [dropped, failing] = [0, false]

  async function post(spans: Span[]) {
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: otlpOf(spans, resource, Date.now() - performance.now()),
        signal: AbortSignal.timeout(answerMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The collector answers ${answer.status}.`)
      if (failing) log.info({ dropped }, 'spans are taken again')
      ;[dropped, failing] = [0, false]
    } catch (error) {
      dropped += spans.length
      if (!failing) log.warn({ err: error }, 'spans are not taken')
      failing = true
    }
  }

  async function sendAll() {
    while (waiting.length > 0) await post(waiting.splice(0, atOnce))
  }
  const flush = () => (sending ??= sendAll().finally(() => (sending = undefined)))
  const timer = setInterval(() => void flush(), everyMs).unref()

  return {
    add(span: Span) {
      if (waiting.length >= mostWaiting) dropped += 1
      else if (waiting.push(span) >= atOnce && !sending) void flush()
    },
    /** What is left leaves, if it does so at once. */
    async stop() {
      clearInterval(timer)
      const late = new Promise((resolve) => setTimeout(resolve, lastMs).unref())
      await Promise.race([flush(), late])
      waiting = []
    },
  }
}
