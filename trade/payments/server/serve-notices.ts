import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { providerNames, type Acknowledgement, type ProviderName, type RawNotice } from '../providers/provider.ts'

/** Where providers report payments. The body is kept as it came: signatures are over its bytes. */
export function servePaymentNotices(
  app: FastifyInstance,
  base: string,
  receive: (request: FastifyRequest, provider: ProviderName, raw: RawNotice) => Promise<Acknowledgement>,
) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>(`${base}/common/pay/notify/:provider`, async (request, reply) => {
      const provider = providerNames.find((name) => name === request.params.provider)
      if (!provider) throw new Refusal('UNKNOWN_CALL')
      const raw = { headers: request.headers, body: String(request.body ?? '') }
      const { status, type, body } = await receive(request, provider, raw)
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body)
    })
  })
}
