import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from './context.ts'

/** Scripts read `token` and `lang`, so these cookies are not HttpOnly; SameSite=Lax keeps them out of foreign posts. */
export function writeCookie(request: FastifyRequest, reply: FastifyReply, { name, value, maxAge, path = '/' }: Cookie) {
  const options = { path, sameSite: 'lax', secure: request.protocol === 'https' } as const
  if (value === undefined) reply.clearCookie(name, options)
  else reply.setCookie(name, value, { ...options, maxAge })
}
