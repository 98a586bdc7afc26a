import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomText } from '../random-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string
  }
}

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export function sendSecurityHeaders(app: FastifyInstance) {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply))
}

/** Every answer has them, also one that is given before any hook has run. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  request.nonce = randomText(16)
  reply.headers({
    'content-security-policy': policy(request.nonce),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-request-id': request.id,
    ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  })
}
