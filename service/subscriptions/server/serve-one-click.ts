import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'

const Query = v.object({
  unsubscribe: v.pipe(v.string(), v.maxLength(500)),
  productCatalog: optionalOf(Id),
  newsletter: optionalOf(Id),
})
type Query = v.InferOutput<typeof Query>

/**
 * Where mail programs unsubscribe by themselves (RFC 8058): a POST without origin or cookie, whose signed address is the
 * permission. Opened by a person it leads to the page, because a GET changes nothing.
 */
export function serveOneClick(app: FastifyInstance, base: string, leave: (query: Query) => Promise<void>) {
  const path = `${base}/common/email/oneClick`
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4 * 1024 }, (_, body, done) => done(null, body))
    scope.post(path, async (request, reply) => {
      const query = v.safeParse(Query, request.query)
      if (!query.success || !/One-Click/.test(String(request.body ?? ''))) throw new Refusal('MALFORMED')
      await leave(query.output)
      return reply.header('cache-control', 'no-store').code(200).type('text/plain').send('')
    })
  })
  app.get(path, (request, reply) =>
    reply.redirect(`${to.unsubscribe()}${request.url.slice(request.url.indexOf('?'))}`, 303),
  )
}
