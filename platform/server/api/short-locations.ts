import type { FastifyInstance } from 'fastify'

const longest = 2_000

/**
 * Sends nobody to an address that is too long to be sent: proxies keep few kilobytes for all headers of an answer, and an
 * address within an address grows with each escape. Its path is right without the query, too.
 */
export function shortenLocations(app: FastifyInstance) {
  app.addHook('onSend', async (_, reply, payload) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && location.length > longest)
      reply.header('location', location.slice(0, longest).split(/[?#]/, 1)[0])
    return payload
  })
}
