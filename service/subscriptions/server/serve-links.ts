import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { countFollowed } from './newsletter-queries.ts'
import { serveFollowed } from './serve-followed.ts'
import { serveOneClick } from './serve-one-click.ts'
import { leaveByLink } from './unsubscribe.ts'

/** Where the links of newsletters lead, beside pages. */
export function serveNewsletterLinks(app: FastifyInstance, base: string, db: Database) {
  serveOneClick(app, base, (link) => leaveByLink(db, link))
  serveFollowed(app, base, (newsletterId) => countFollowed(db, newsletterId))
}
