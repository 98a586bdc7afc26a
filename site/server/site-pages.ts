import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from '#platform/contract/constants.ts'
import type { Context } from '#platform/server/api/context.ts'
import { inProcessClient } from '#platform/server/api/serve-contract.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Assets } from '#platform/server/pages/assets.ts'
import { createPageCache } from '#platform/server/pages/page-cache.ts'
import { servePages } from '#platform/server/pages/pages.ts'
import { contract } from '#site/contract.ts'
import { openPage, renderPage } from '#site/web/entry.server.tsx'
import { entryAt } from '#site/web/routes.ts'
import { handlers } from './handlers.ts'
import { personOf } from './person-of.ts'

interface PageParts {
  config: Config
  db: Database
  assets: Assets
  contextOf(request: FastifyRequest, reply: FastifyReply, token: string | undefined): Promise<Context>
}

/** In a scope of its own: forms are read by pages, never by calls. */
export async function serveSitePages(app: FastifyInstance, { config, db, assets, contextOf }: PageParts) {
  const isKept = config.pageCacheBytes > 0
  const cache = createPageCache(config.pageCacheBytes)
  if (isKept) app.addHook('onClose', db.listen('content', cache.notice, cache.listening))
  await app.register(async (pages) =>
    servePages(pages, {
      config,
      assets,
      openPage,
      renderPage,
      contextOf: (request, reply) => contextOf(request, reply, request.cookies[constants.tokenCookie]),
      guestContextOf: (request, reply) => contextOf(request, reply, undefined),
      clientOf: (context) => inProcessClient(contract, handlers, context),
      isSignedIn: ({ caller }) => Boolean(caller),
      cache,
      sharedAt: (pathname) => isKept && entryAt(pathname, false)?.shared === true,
      personOf,
    }),
  )
}
