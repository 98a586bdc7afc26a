import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where a large body may take as long as the server's request timeout allows. */
    slowBody?: boolean
    /** A file for few: whoever is refused it is noted. */
    guarded?: boolean
  }
}

/** As slow as a bad line is; who is slower only holds a place. */
const bytesPerSecond = 10_000

/** A body has some seconds to arrive, more if it says that it is large. Only a file from a phone may take longer. */
export function refuseSlowBodies(app: FastifyInstance, milliseconds = 10_000) {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if (routeOptions.config.slowBody || (length === '0' && !encoding)) return
    const timer = setTimeout(
      () => {
        if (!raw.complete) raw.destroy()
      },
      milliseconds + (Number(length) / bytesPerSecond) * 1000,
    )
    raw.once('close', () => clearTimeout(timer))
  })
}
