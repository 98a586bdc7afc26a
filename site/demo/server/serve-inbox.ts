import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findKeptMail } from '#platform/server/mail/queries.ts'

// A mail's styles stand on its elements; nothing in it may run, and only our own pages show it.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

/** In a demonstration: a mail as its reader would see it, for the frame in the inbox. */
export function serveInboxMails(app: FastifyInstance, db: Db) {
  app.get<{ Params: { id: string } }>(`${to.devInbox.path}/:id`, async ({ params }, reply) => {
    const mail = await findKeptMail(db, params.id.replace(/\.html$/, ''))
    if (!mail) throw new Refusal('UNKNOWN_CALL')
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(mail.html.replace('<head>', '<head><base target="_top">'))
  })
}
