import type { FastifyInstance, FastifyRequest } from 'fastify'
import { to } from '#platform/contract/to.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findOwnData } from './queries.ts'

type MemberOf = (request: FastifyRequest) => Promise<{ memberId: number } | undefined> | undefined

const perMember = { most: 10, minutes: 60 }

/** Everything that is kept about a member, as one file for that member alone. */
export function serveOwnData(app: FastifyInstance, db: Database, memberOf: MemberOf) {
  app.get(to.file.ownData.path, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const caller = await memberOf(request)
    if (!caller) return reply.redirect(to.signIn(to.file.ownData()), 303)
    await spend(db, `own data of ${caller.memberId}`, perMember)
    const data = { writtenAt: new Date().toISOString(), ...(await findOwnData(db.reports, caller.memberId)) }
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'x-content-type-options': 'nosniff',
      })
      .send(JSON.stringify(data, null, 2))
  })
}
