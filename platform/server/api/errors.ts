import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refusals, type RefusalName } from '#platform/contract/errors.ts'
import { defaultLocale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'
import { isOutage } from '../database/outage.ts'
import { refuse } from './execute.ts'
import { localeOf } from '../pages/locale.ts'

const byStatus = new Map<number | undefined, RefusalName>(
  (Object.keys(refusals) as RefusalName[])
    .filter((name) => refusals[name].status !== 200)
    .map((name) => [refusals[name].status, name]),
)

/** What was refused on purpose, or for want of the database. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!isOutage(error)) return undefined
  log.error({ err: error }, 'the database is not available')
  return new Refusal('OVERLOADED', { retryAfter: 5 })
}

/** Turns anything thrown into a named refusal; what has no name is our bug, and is logged. */
export function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  const refused = refusalOf(error, request.log)
  if (refused) return refused
  const known = (error.statusCode ?? 500) < 500 && byStatus.get(error.statusCode)
  if (known) return new Refusal(known)
  request.log.error({ err: error }, 'request failed')
  return new Refusal('FAILED')
}

/** Every refusal of the API leaves in the envelope, in the visitor's language. */
export function answerRefusals(app: FastifyInstance, config: Config) {
  app.setNotFoundHandler(() => {
    throw new Refusal('UNKNOWN_CALL')
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error, request)
    return sendRefusal(reply, refusal, refuse(refusal, localeOf(request, config).locale), request.id)
  })
}

/** An address that cannot be decoded is refused before any hook has run. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request)
  reply.header('x-content-type-options', 'nosniff')
  return sendRefusal(reply, refusal, refuse(refusal, defaultLocale), request.id)
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, envelope: object, reference: string) {
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusal.status >= 500 ? { ...envelope, data: { reference } } : envelope)
}
