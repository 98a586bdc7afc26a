import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from '#platform/contract/constants.ts'
import type { Context } from '#platform/server/api/context.ts'
import { inProcessClient } from '#platform/server/api/serve-contract.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Assets } from '#platform/server/pages/assets.ts'
import type { PageCache } from '#platform/server/pages/page-cache.ts'
import { servePages } from '#platform/server/pages/pages.ts'
import { contract } from '#site/contract.ts'
import { openPage } from '#site/web/entry.server.tsx'
import { entryAt } from '#site/web/routes.ts'
import { handlers } from './handlers.ts'
import { personOf } from './person-of.ts'

interface PageParts {
  config: Config
  assets: Assets
  cache: PageCache
  db: Database
  contextOf(request: FastifyRequest, reply: FastifyReply, token: string | undefined): Promise<Context>
}

/** In a scope of its own: forms are read by pages, never by calls. */
export async function serveSitePages(app: FastifyInstance, { config, assets, cache, db, contextOf }: PageParts) {
  await app.register(async (pages) =>
    servePages(pages, {
      config,
      assets,
      openPage,
      contextOf: (request, reply) => contextOf(request, reply, request.cookies[constants.tokenCookie]),
      guestContextOf: (request, reply) => contextOf(request, reply, undefined),
      clientOf: (context) => inProcessClient(contract, handlers, context),
      isSignedIn: ({ caller }) => Boolean(caller),
      cache,
      sharedAt: (pathname) => config.pageCacheBytes > 0 && entryAt(pathname, false)?.shared === true,
      personOf: (token) => personOf(db, cache, token),
    }),
  )
}
