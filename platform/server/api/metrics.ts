import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '../database/database.ts'
import { jobMetrics } from '../jobs/job-metrics.ts'
import { securityCounter } from '../security/security-event.ts'

const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a request',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [],
})

/** Before anything is served: what has a scope of its own, as pages have, would not be timed later. */
export function timeRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

/** Prometheus figures on a port of their own, so that the public port never shows them. */
export async function serveMetrics(app: FastifyInstance, db: Database, port: number, host: string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(requestSeconds)
  registry.registerMetric(securityCounter)
  const server = createServer((_, response) => {
    response.setHeader('content-type', registry.contentType)
    registry.metrics().then(
      (text) => response.end(text),
      () => response.writeHead(503).end(),
    )
  })
  await once(server.listen(port, host), 'listening')
  server.on('error', (error) => app.log.error({ err: error }, 'the port of the figures'))
  return { server, registry, countRun: jobMetrics(registry, db) }
}
