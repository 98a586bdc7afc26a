import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { isWithin } from '#platform/server/api/budget.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { countFollowed } from './newsletter-queries.ts'
import { serveFollowed } from './serve-followed.ts'
import { serveOneClick } from './serve-one-click.ts'
import { leaveByLink } from './unsubscribe.ts'

/** Whoever follows more is a machine. */
const ofOne = { most: 30, minutes: 10 }

/** Where the links of newsletters lead, beside pages. */
export function serveNewsletterLinks(app: FastifyInstance, base: string, db: Database) {
  serveOneClick(app, base, (link) => leaveByLink(db, link))
  serveFollowed(app, base, async (newsletterId, ip) => {
    if (await isWithin(db, `newsletter links of ${networkOf(ip)}`, ofOne)) await countFollowed(db, newsletterId)
  })
}
