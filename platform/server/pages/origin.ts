import type { FastifyRequest } from 'fastify'

/** Whether the browser says that the request comes from a page of this site. */
export function isOwnOrigin({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin } = headers
  return origin ? origin === `${protocol}://${host}` : headers['sec-fetch-site'] === 'same-origin'
}
