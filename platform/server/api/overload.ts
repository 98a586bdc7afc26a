import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'

const maxInFlight = 500
const maxDelayMs = 1_000
// Health checks must still be answered.
const probes = new Set<string | undefined>(['/healthz', '/readyz'])

/**
 * Refuses early, while refusing is still cheap: too many open requests, a loop that no longer keeps up, or a queue for
 * the database that would not be served in time.
 */
export function refuseOverload(app: FastifyInstance, isBusy: () => boolean) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let [late, wasSlow] = [false, false]
  const sample = setInterval(() => {
    const isSlow = delay.percentile(90) / 1e6 > maxDelayMs
    // One long step alone is over by now.
    late = isSlow && wasSlow
    wasSlow = isSlow
    delay.reset()
  }, 1_000).unref()
  app.addHook('onClose', async () => {
    clearInterval(sample)
    delay.disable()
  })

  let inFlight = 0
  app.addHook('onRequest', async (request, reply) => {
    // A socket stays open for hours without any work.
    if (!request.headers.upgrade) {
      inFlight += 1
      reply.raw.once('close', () => (inFlight -= 1))
    }
    if ((late || inFlight > maxInFlight || isBusy()) && !probes.has(request.routeOptions.url))
      throw new Refusal('OVERLOADED', { retryAfter: 2 })
  })
}
