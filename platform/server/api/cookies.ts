import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from './context.ts'

/** Scripts read `token` and `lang`, so these cookies are not HttpOnly; SameSite=Lax keeps them out of foreign posts. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAge, path = '/', guarded = false }: Cookie,
) {
  const options = { path, sameSite: 'lax', secure: request.protocol === 'https', httpOnly: guarded } as const
  const sent = guarded ? guardedName(request, name) : name
  if (value === undefined) reply.clearCookie(sent, options)
  else reply.setCookie(sent, value, { ...options, maxAge })
}

/** Under TLS the prefix keeps other hosts of the domain, and plain HTTP, from planting one. */
const guardedName = ({ protocol }: FastifyRequest, name: string) => (protocol === 'https' ? `__Host-${name}` : name)

export const readGuarded = (request: FastifyRequest, name: string) => request.cookies[guardedName(request, name)]
