import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { ifWritable } from '#platform/server/database/outage.ts'

const Query = v.object({ newsletter: Id, to: v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])[^\s\\]*$/)) })

/** An address as a header can carry it. */
function written(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site')
  return pathname + search + hash
}

/** Links of a newsletter to pages of the site: one more was followed, by whom nobody knows. They lead there in any case. */
export function serveFollowed(
  app: FastifyInstance,
  base: string,
  count: (newsletterId: number, ip: string) => Promise<unknown>,
) {
  app.get(`${base}/common/email/go`, async (request, reply) => {
    const query = v.safeParse(Query, request.query)
    if (!query.success) throw new Refusal('MALFORMED')
    await ifWritable(count(query.output.newsletter, request.ip))
    return reply.header('cache-control', 'no-store').redirect(written(query.output.to), 303)
  })
}
