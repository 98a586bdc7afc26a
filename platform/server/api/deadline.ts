import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'
import { localeOf } from '../pages/locale.ts'
import { html, unavailablePage, wantsDocument } from '../pages/unavailable-page.ts'
import { refuse } from './execute.ts'

/** Whatever a request waits for, it is answered in time. What it has begun goes on, and a repeat finds its effect. */
export function limitRequests(app: FastifyInstance, config: Config) {
  // When its body has arrived; until then other limits hold.
  app.addHook('preHandler', (request, reply, done) => {
    if (request.headers.upgrade || request.routeOptions.config.slowBody) return done()
    const timer = setTimeout(() => answerLate(request, reply, config), config.requestSeconds * 1000)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/** Past everything that may still be about to answer. */
function answerLate(request: FastifyRequest, reply: FastifyReply, config: Config) {
  const { raw } = reply
  if (raw.headersSent) return
  request.log.error('no answer in time')
  const { locale } = localeOf(request, config)
  const [type, body] = wantsDocument(request, config)
    ? [html, unavailablePage(locale, request)]
    : ['application/json; charset=utf-8', envelopeOf(locale, request)]
  const headers = { 'retry-after': '5', 'cache-control': 'no-store', 'content-type': type }
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
    if (value) raw.setHeader(name, value)
  raw.writeHead(503).end(body)
}

const envelopeOf = (locale: Locale, { id }: FastifyRequest) =>
  JSON.stringify({ ...refuse(new Refusal('TIMEOUT'), locale), data: { reference: id } })
