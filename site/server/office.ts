import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { openApi } from '#platform/contract/openapi.ts'
import { operatorContract } from '#site/office-contract.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import { openAdminPage } from '#site/office/entry.server.tsx'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findOperator } from '#identity/operators/office/find-operator.ts'
import { findAttachmentAtDesk } from '#identity/uploads/server/find-attachment.ts'
import { serveDeskPapers } from './desk-papers.ts'
import { findDocumentAtDesk } from '#catalogue/documents/server/shared-queries.ts'
import { findPrivate } from '#platform/office/documents/queries.ts'
import { priceListRecord } from '#trade/price-lists/office/record.ts'
import { noAssets, type Assets } from '#platform/server/pages/assets.ts'
import type { Context, Operator } from '#platform/server/api/context.ts'
import { serveAdminFiles } from '#platform/server/files/files.ts'
import { readGuarded } from '#platform/server/api/cookies.ts'
import { localeOf } from '#platform/server/pages/locale.ts'
import { isOwnOrigin } from '#platform/server/pages/origin.ts'
import { servePrivatePages } from '#platform/server/pages/pages.ts'
import { inProcessClient, serveContract } from '#platform/server/api/serve-contract.ts'
import { serveAttachments } from '#platform/server/files/stored-files.ts'
import { operatorHandlers } from './office-handlers.ts'
import { serveTableExports } from './table-exports.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
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

/** Of a program by the header, of a browser by the cookie, which a foreign page can make a browser send. */
function tokenOfCall(request: FastifyRequest): unknown {
  const { headers, method } = request
  if (headers[operatorToken.header] !== undefined) return headers[operatorToken.header]
  // A browser without TLS names no origin when it only reads, and what it reads no foreign page gets to see.
  const reads = method === 'GET' && !headers.origin && !headers['sec-fetch-site']
  return reads || isOwnOrigin(request) ? readGuarded(request, operatorToken.cookie) : undefined
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
    return contextOf(request, reply, tokenOfCall(request))
  }
  serveContract(app, config.apiBase, operatorContract, operatorHandlers, ofCall)

  let document: object | undefined
  app.get(`${config.apiBase}/operator/openapi.json`, async (request, reply) => {
    const { operator } = await ofCall(request, reply)
    if (operator?.stage !== 'open') throw new Refusal('SIGN_IN_FIRST')
    return (document ??= openApi(operatorContract, config.apiBase))
  })

  const operatorOf = async (request: FastifyRequest) => {
    const token = readGuarded(request, operatorToken.cookie)
    return token ? findOperator(db, token) : undefined
  }
  servePreviews(app, { config, db, assets: siteAssets, visitorOf, operatorOf })
  const storage = openStorage(config)
  serveDeskFiles(app, db, storage)
  serveDeskPapers(app, { db, config, storage, base: operatorToken.path, operatorOf })
  serveTableExports(app, { db, operatorOf, localeOf: (request) => localeOf(request, config).locale })
  if (clientDir) serveAdminFiles(app, clientDir)
  await app.register(async (pages) =>
    servePrivatePages(pages, operatorToken.path, {
      config,
      assets: assets ?? noAssets,
      openPage: openAdminPage,
      contextOf: (request, reply) => contextOf(request, reply, readGuarded(request, operatorToken.cookie)),
      clientOf: (context) => inProcessClient(operatorContract, operatorHandlers, context),
      isSignedIn: ({ operator }) => operator?.stage === 'open',
    }),
  )
}

/** What was sent in, papers of agreements and of goods, for the roles that look after them. */
function serveDeskFiles(app: FastifyInstance, db: Database, storage: Storage) {
  const files = [
    { path: to.office.file.attachment.path, find: findAttachmentAtDesk },
    { path: to.office.file.document.path, find: findPaperAtDesk },
    { path: to.office.file.goodsDocument.path, find: findDocumentAtDesk },
  ]
  for (const { path, find } of files)
    serveAttachments(app, {
      storage,
      path,
      signIn: to.office.signIn(),
      attachmentOf: async (request, id) => {
        const token = request.headers[operatorToken.header] ?? readGuarded(request, operatorToken.cookie)
        const operator = typeof token === 'string' ? await findOperator(db, token) : undefined
        return operator?.stage === 'open' ? find(db, operator, id) : 'guest'
      },
    })
}

const findPaperAtDesk = async (db: Database, { permissions }: Operator, id: number) =>
  permissions.includes(priceListRecord.read) ? findPrivate(db, id) : undefined
