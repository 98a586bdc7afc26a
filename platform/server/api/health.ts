import type { FastifyInstance } from 'fastify'

export interface Health {
  ready: boolean
  draining: boolean
}

export function serveHealth(app: FastifyInstance, health: Health, databaseAnswers: () => Promise<boolean>) {
  // A balancer that reads it sends nothing new to who leaves, and goes on while the database alone is away.
  app.get('/healthz', { logLevel: 'warn' }, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true, ...(health.draining && { leaving: true }) }),
  )
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const ready = health.ready && !health.draining && (await databaseAnswers())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}

/** Nobody should come again on a connection that is about to end. */
export function closeWhileDraining(app: FastifyInstance, health: Health) {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (health.draining) reply.header('connection', 'close')
    done(null, payload)
  })
}
