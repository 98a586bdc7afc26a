import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { masked } from '../api/logger.ts'
import { sendSpans } from './send-spans.ts'
import { isInShare, newSpanId, newTraceId, parentOf, type Span } from './span.ts'
import { stepFacts } from './step-facts.ts'
import { traceBy, type Step } from './tracer.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Asked every second by machines that look whether we live. */
const probes = new Set<string | undefined>(['/healthz', '/readyz'])

/** A span for each request and job, and for what each asks of the database, to the collector of the settings. */
export function startTracing(app: FastifyInstance, settings: TracingSettings) {
  const inside = new AsyncLocalStorage<Span>()
  const requests = new WeakMap<FastifyRequest, Span>()
  const { add, stop } = sendSpans(settings, app.log)

  app.addHook('onRequest', (request, _, done) => {
    const span = probes.has(request.routeOptions.url) ? undefined : requestSpan(request, settings.share)
    if (span) requests.set(request, span)
    done()
  })
  // Not before the body was read: what reads it does not belong to the request.
  app.addHook('preValidation', (request, _, done) => {
    const span = requests.get(request)
    if (span) inside.run(span, done)
    else done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = requests.get(request)
    if (span) add(endedRequest(span, request, statusCode))
    done()
  })

  traceBy(async (step, work) => {
    const span = stepSpan(step, inside.getStore(), settings.share)
    if (!span) return work()
    try {
      return await inside.run(span, work)
    } catch (error) {
      const { code, name } = error as { code?: unknown; name?: string }
      span.failed = true
      span.attributes['error.type'] = String(code ?? name)
      throw error
    } finally {
      span.ended = performance.now()
      add(span)
    }
  })
  app.addHook('onClose', async () => {
    traceBy(undefined)
    await stop()
  })
}

const begin = (
  parent: { traceId: string; spanId: string } | undefined,
  rest: Pick<Span, 'kind' | 'name' | 'attributes'>,
) => ({
  traceId: parent?.traceId ?? newTraceId(),
  spanId: newSpanId(),
  parentSpanId: parent?.spanId,
  begun: performance.now(),
  ended: 0,
  failed: false,
  ...rest,
})

function requestSpan({ headers, id, method }: FastifyRequest, share: number): Span | undefined {
  const parent = parentOf(headers['traceparent'])
  const attributes = { 'http.request.method': method, 'polyharbor.request_id': id }
  const span = begin(parent, { kind: 'server', name: method, attributes })
  return parent?.sampled === false || !isInShare(span.traceId, share) ? undefined : span
}

/** The query of an address is left out, as in the log. */
function endedRequest(span: Span, { method, routeOptions, url }: FastifyRequest, statusCode: number): Span {
  const route = routeOptions.url
  span.ended = performance.now()
  span.failed = statusCode >= 500
  span.attributes['http.response.status_code'] = statusCode
  span.attributes['url.path'] = masked(url.split('?', 1)[0] ?? '')
  if (route === undefined) return span
  span.attributes['http.route'] = route
  span.name = `${method} ${route}`
  return span
}

/** Statements beside any request, as those that look for work, are not worth a trace. */
function stepSpan(step: Step, parent: Span | undefined, share: number): Span | undefined {
  if (parent) return begin(parent, stepFacts(step))
  if (step.kind !== 'job') return undefined
  const span = begin(undefined, stepFacts(step))
  return isInShare(span.traceId, share) ? span : undefined
}
