import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where a large body may take as long as the server's request timeout allows. */
    slowBody?: boolean
  }
}

/** A body has half a minute to arrive. Only a file from a phone may take longer. */
export function refuseSlowBodies(app: FastifyInstance, milliseconds = 30_000) {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if (routeOptions.config.slowBody || (length === '0' && !encoding)) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, milliseconds)
    raw.once('close', () => clearTimeout(timer))
  })
}
