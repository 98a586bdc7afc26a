import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { openApi } from '#contract/openapi.ts'
import { operatorContract } from '#contract/operator/index.ts'
import { operatorToken } from '#contract/operator/token.ts'
import { renderAdminPage } from '#web/admin/entry.server.tsx'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { findOperator } from './features/operators/find-operator.ts'
import { findAttachmentAtDesk } from './features/uploads/find-attachment.ts'
import { serveDeskPapers } from './desk-papers.ts'
import { noAssets, type Assets } from './http/assets.ts'
import type { Context } from './http/context.ts'
import { serveAdminFiles } from './http/files.ts'
import { localeOf } from './http/locale.ts'
import { servePrivatePages } from './http/pages.ts'
import { inProcessClient, serveContract } from './http/serve-contract.ts'
import { serveAttachments } from './http/stored-files.ts'
import { operatorHandlers } from './operator-handlers.ts'
import { serveProductExports } from './product-exports.ts'
import { openStorage } from './storage/open-storage.ts'
import { servePreviews } from './preview.ts'

/** The context of a request before anybody is known. */
export type VisitorOf = (request: FastifyRequest, reply: FastifyReply) => Context

export interface AdminParts {
  /** Without a build the pages come as plain HTML. */
  clientDir?: string
  assets?: Assets
}

interface Wiring extends AdminParts {
  config: Config
  db: Database
  visitorOf: VisitorOf
  /** Of the public site, for previews. */
  siteAssets: Assets
}

/** The back office: its calls below the API's base, its pages below /admin, its people apart from members. */
export async function serveAdmin(
  app: FastifyInstance,
  { config, db, visitorOf, clientDir, assets, siteAssets }: Wiring,
) {
  const contextOf = async (request: FastifyRequest, reply: FastifyReply, token: unknown): Promise<Context> => ({
    ...visitorOf(request, reply),
    operator: typeof token === 'string' && token !== '' ? await findOperator(db, token) : undefined,
  })
  const ofCall = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    return contextOf(request, reply, request.headers[operatorToken.header])
  }
  serveContract(app, config.apiBase, operatorContract, operatorHandlers, ofCall)

  const document = openApi(operatorContract, config.apiBase)
  app.get(`${config.apiBase}/operator/openapi.json`, async (request, reply) => {
    const { operator } = await ofCall(request, reply)
    if (operator?.stage !== 'open') throw new Refusal('SIGN_IN_FIRST')
    return document
  })

  const operatorOf = async ({ cookies }: FastifyRequest) => {
    const token = cookies[operatorToken.cookie]
    return token ? findOperator(db, token) : undefined
  }
  servePreviews(app, { config, db, assets: siteAssets, visitorOf, operatorOf })
  serveAttachments(app, {
    storage: openStorage(config),
    path: `${operatorToken.path}/attachment`,
    signIn: `${operatorToken.path}/sign-in`,
    attachmentOf: async ({ headers, cookies }, id) => {
      const token = headers[operatorToken.header] ?? cookies[operatorToken.cookie]
      const operator = typeof token === 'string' ? await findOperator(db, token) : undefined
      return operator?.stage === 'open' ? findAttachmentAtDesk(db, operator.role, id) : 'guest'
    },
  })
  serveDeskPapers(app, { db, config, base: operatorToken.path, operatorOf })
  serveProductExports(app, {
    db,
    base: operatorToken.path,
    operatorOf,
    localeOf: (request) => localeOf(request, config).locale,
  })
  if (clientDir) await serveAdminFiles(app, clientDir)
  await app.register(async (pages) =>
    servePrivatePages(pages, operatorToken.path, {
      config,
      assets: assets ?? noAssets,
      renderPage: renderAdminPage,
      contextOf: (request, reply) => contextOf(request, reply, request.cookies[operatorToken.cookie]),
      clientOf: (context) => inProcessClient(operatorContract, operatorHandlers, context),
      isSignedIn: ({ operator }) => operator?.stage === 'open',
    }),
  )
}
