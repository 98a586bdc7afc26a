import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { Refusal } from '#platform/contract/errors.ts'

const Query = v.object({ newsletter: Id, to: v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])[^\s\\]*$/)) })

/** Links of a newsletter to pages of the site: one more was followed, by whom nobody knows. */
export function serveFollowed(app: FastifyInstance, base: string, count: (newsletterId: number) => Promise<unknown>) {
  app.get(`${base}/common/email/go`, async (request, reply) => {
    const query = v.safeParse(Query, request.query)
    if (!query.success) throw new Refusal('MALFORMED')
    await count(query.output.newsletter)
    return reply.header('cache-control', 'no-store').redirect(query.output.to, 303)
  })
}
