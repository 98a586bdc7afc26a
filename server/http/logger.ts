import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

/** JSON lines with a request id; the query is left out, because links carry tokens in it. */
export const loggerOptions = (config: Config) => ({
  level: config.logLevel,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url.split('?', 1)[0],
      ip: request.ip,
    }),
  },
})
