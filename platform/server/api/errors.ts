import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refusals, type RefusalName } from '#platform/contract/errors.ts'
import { defaultLocale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'
import { isOutage } from '../database/outage.ts'
import { refuse } from './execute.ts'
import { localeOf } from '../pages/locale.ts'
import { html, unavailablePage, wantsDocument } from '../pages/unavailable-page.ts'
import { setSecurityHeaders } from './security-headers.ts'

const byStatus = new Map<number | undefined, RefusalName>(
  (Object.keys(refusals) as RefusalName[])
    .filter((name) => refusals[name].status !== 200)
    .map((name) => [refusals[name].status, name]),
)

/** What was refused on purpose, or for want of the database. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isUnfit(error)) {
    log.error({ err: error }, 'a value reached the database that it cannot hold')
    return new Refusal('INVALID_INPUT')
  }
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

// Too large, no such day, no text: the schema of a field should have refused it, but the sender is the one to know.
const unfit = /^22(001|003|007|008|021|P02|P05)$/
const isUnfit = (error: unknown) => unfit.test((error as { code?: string }).code ?? '')

/** Every refusal of the API leaves in the envelope, in the visitor's language. */
export function answerRefusals(app: FastifyInstance, config: Config) {
  app.setNotFoundHandler(() => {
    throw new Refusal('UNKNOWN_CALL')
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error, request)
    const { locale } = localeOf(request, config)
    if (refusal.status === 503 && wantsDocument(request, config))
      return sayWhen(reply, refusal).type(html).send(unavailablePage(locale, request))
    return sendRefusal(reply, refusal, refuse(refusal, locale), request.id)
  })
}

/** An address that cannot be decoded is refused before any hook has run. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request)
  setSecurityHeaders(request, reply)
  return sendRefusal(reply, refusal, refuse(refusal, defaultLocale), request.id)
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, envelope: object, reference: string) {
  return sayWhen(reply, refusal)
    .type('application/json; charset=utf-8')
    .send(refusal.status >= 500 ? { ...envelope, data: { reference } } : envelope)
}

function sayWhen(reply: FastifyReply, { status, retryAfter }: Refusal) {
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store')
}
