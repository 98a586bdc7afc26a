import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { constants } from '#platform/contract/constants.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { answers } from '#platform/server/database/queries.ts'
import { createPageCache } from '#platform/server/pages/page-cache.ts'
import { findCaller } from '#identity/auth/server/find-caller.ts'
import { serveChat } from '#service/chat/server/serve-chat.ts'
import { makeProforma } from '#trade/orders/server/make-proforma.ts'
import { receiveNotice } from '#trade/payments/server/receive-notice.ts'
import { sheetLanguages } from '#trade/papers/paper.ts'
import { makeSheet } from '#trade/papers/server/make-sheet.ts'
import { makeQuoteSheet } from '#trade/quotes/server/make-quote-sheet.ts'
import { isPublic } from '#platform/office/documents/queries.ts'
import { findAgreementPaper } from '#trade/price-lists/server/shared-queries.ts'
import { findMembersDocument } from '#catalogue/documents/server/shared-queries.ts'
import { makeLotReport } from '#catalogue/datasheets/server/make-lot-report.ts'
import { findAttachment, findAttachmentByLink } from '#identity/uploads/server/find-attachment.ts'
import { serveSharePictures } from '#site/share-pictures/server/serve-share-pictures.ts'
import { serveFeed } from '#content/news/server/serve-feed.ts'
import { serveSitemap } from '#site/sitemap/server/serve-sitemap.ts'
import { serveAdmin, type AdminParts, type VisitorOf } from './office.ts'
import { handlers } from './handlers.ts'
import { noAssets, type Assets } from '#platform/server/pages/assets.ts'
import { writeCookie } from '#platform/server/api/cookies.ts'
import { limitRequests } from '#platform/server/api/deadline.ts'
import { serveDocs } from '#platform/server/api/docs.ts'
import { answerBadAddress, answerRefusals } from '#platform/server/api/errors.ts'
import { openFiles, serveFiles } from '#platform/server/files/files.ts'
import { closeWhileDraining, serveHealth, type Health } from '#platform/server/api/health.ts'
import { localeOf } from '#platform/server/pages/locale.ts'
import { loggerOptions, type LogStream } from '#platform/server/api/logger.ts'
import { serveNewsletterLinks } from '#service/subscriptions/server/serve-links.ts'
import { timeRequests } from '#platform/server/api/metrics.ts'
import { refuseOverload } from '#platform/server/api/overload.ts'
import { receiveMail } from '#trade/enquiries/server/receive-mail.ts'
import { serveMailReplies } from '#trade/enquiries/server/serve-mail-replies.ts'
import { servePaymentNotices } from '#trade/payments/server/serve-notices.ts'
import { serveOwnData } from '#site/own-data/server/serve-export.ts'
import { makePack } from '#trade/orders/server/make-pack.ts'
import { serveOwnOrders } from './own-orders.ts'
import { servePrivatePacks } from '#platform/server/files/private-packs.ts'
import { servePrivateDocuments } from '#platform/server/files/private-documents.ts'
import { shortenLocations } from '#platform/server/api/short-locations.ts'
import { noteOtherRefusals } from '#platform/server/security/note-refusal.ts'
import { sendSecurityHeaders } from '#platform/server/api/security-headers.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { serveContract } from '#platform/server/api/serve-contract.ts'
import { serveInboxMails } from '#site/demo/server/serve-inbox.ts'
import { serveSignedFiles, signedPaths } from '#platform/server/files/signed-files.ts'
import { refuseSlowBodies } from '#platform/server/api/slow-bodies.ts'
import { serveAttachments, serveStoredFiles } from '#platform/server/files/stored-files.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import '#site/texts/whole.ts'
import './connect.ts'
import './connect-papers.ts'
import { serveSitePages } from './site-pages.ts'

export interface Parts {
  config: Config
  db: Database
  health?: Health
  /** The client build; without it pages come as plain HTML. */
  clientDir?: string
  assets?: Assets
  /** The build of the back office, which no customer loads. */
  admin?: AdminParts
  /** Instead of the standard output. */
  logStream?: LogStream
}

const second = 1_000

/** The whole site, not listening yet: tests start here. */
export async function createApp({
  config,
  db,
  health = { ready: true, draining: false },
  clientDir,
  assets = noAssets,
  admin,
  logStream,
}: Parts): Promise<FastifyInstance> {
  const app = await startFastify(config, logStream, db.isBusy)

  noteOtherRefusals(app, db)
  const storage = openStorage(config)
  const visitorOf = visitorsOf({ db, config, health, storage })
  const contextOf = async (request: FastifyRequest, reply: FastifyReply, token: string | undefined) => ({
    ...visitorOf(request, reply),
    caller: token ? await findCaller(db, token) : undefined,
  })

  const cache = createPageCache(config.pageCacheBytes)
  if (config.pageCacheBytes > 0) app.addHook('onClose', db.listen('content', cache.notice, cache.listening))
  closeWhileDraining(app, health)
  serveHealth(app, health, () => answers(db))
  // Only the header authorises a call: a foreign page can make a browser send the cookie, never the header.
  const callerOf = (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers[constants.tokenHeader]
    reply.header('cache-control', 'no-store')
    return contextOf(request, reply, typeof token === 'string' ? token : undefined)
  }
  serveContract(app, config.apiBase, contract, handlers, callerOf, cache)
  servePaymentNotices(app, config.apiBase, async ({ log }, provider, raw) => {
    const { answer } = await receiveNotice({ db, config, log }, provider, raw)
    return answer
  })
  serveMailReplies(app, config, (raw) => receiveMail(raw, { db, config }))
  serveNewsletterLinks(app, config.apiBase, db)
  await serveChat(app, { db, config, storage })
  serveDocs(app, config.apiBase, contract)
  await openFiles(app)
  await serveAdmin(app, { config, db, visitorOf, siteAssets: assets, ...admin })
  if (config.demo) serveInboxMails(app, db)
  refuseUnknownCalls(app, config.apiBase)
  serveFiles(app, clientDir)
  serveSharePictures(app, { db, config, storage })
  serveSitemap(app, { db, config })
  serveFeed(app, { db, config })
  servePrivateFiles(app, { db, config, storage })
  await serveSitePages(app, { config, assets, cache, db, contextOf })
  return app
}

/** Limits, time-outs, headers and how mistakes are answered, before anything is served. */
async function startFastify(
  config: Config,
  logStream: LogStream | undefined,
  isBusy: () => boolean,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config, logStream),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 256 * 1024,
    // Long enough for a file from a phone; other bodies have less (slow-bodies.ts).
    requestTimeout: 180 * second,
    connectionTimeout: 60 * second,
    // Limits hold to a second, not to the half minute between looks.
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: second },
    keepAliveTimeout: 10 * second,
    forceCloseConnections: 'idle',
    // Who is still sent here while the process leaves is served.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
  })
  if (config.tracing) {
    const { startTracing } = await import('#platform/server/tracing/start-tracing.ts')
    startTracing(app, config.tracing)
  }
  timeRequests(app)
  sendSecurityHeaders(app)
  shortenLocations(app)
  refuseOverload(app, isBusy)
  refuseSlowBodies(app)
  limitRequests(app, config)
  answerRefusals(app, config)
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 })
  acceptEmptyJson(app)
  return app
}

interface PrivateParts {
  db: Database
  config: Config
  storage: ReturnType<typeof openStorage>
}

function visitorsOf({ db, config, health, storage }: PrivateParts & { health: Health }): VisitorOf {
  return (request, reply) => {
    // Half a schema or half of the data would answer wrongly.
    if (!health.ready) throw new Refusal('OVERLOADED', { retryAfter: 2 })
    const { locale } = localeOf(request, config)
    return {
      db,
      storage,
      config,
      log: request.log,
      locale,
      siteOrigin: siteOriginOf(config, locale),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      caller: undefined,
      operator: undefined,
      setCookie: (cookie) => writeCookie(request, reply, cookie),
    }
  }
}

const membersOf =
  (db: Database) =>
  ({ headers, cookies }: FastifyRequest) => {
    const token = headers[constants.tokenHeader] ?? cookies[constants.tokenCookie]
    return typeof token === 'string' ? findCaller(db, token) : undefined
  }

/** What belongs to one member: attachments, invoices, quotations. */
function servePrivateFiles(app: FastifyInstance, { db, config, storage }: PrivateParts) {
  const memberOf = membersOf(db)
  serveStoredFiles(app, {
    storage,
    isPublic: (file) => isPublic(db, file),
    attachmentOf: async (request, id) => {
      const caller = await memberOf(request)
      return caller ? findAttachment(db, caller.memberId, id) : 'guest'
    },
  })
  const documents = [
    { path: to.file.document.path, find: (_: number, id: number) => findMembersDocument(db, id) },
    { path: to.file.agreement.path, find: (memberId: number, id: number) => findAgreementPaper(db, memberId, id) },
  ]
  for (const { path, find } of documents)
    serveAttachments(app, {
      storage,
      path,
      signIn: to.signIn(),
      attachmentOf: async (request, id) => {
        const caller = await memberOf(request)
        return caller ? find(caller.memberId, id) : 'guest'
      },
    })
  serveOwnData(app, db, memberOf)
  serveOwnOrders(app, { db, memberOf, localeOf: (request) => localeOf(request, config).locale })
  serveSignedFiles(app, { path: signedPaths.visitor, storage, find: (id) => findAttachmentByLink(db, id) })
  const papers = [
    { noun: 'order', file: 'proforma', make: makeProforma },
    { noun: 'quote', file: 'quote', make: makeQuoteSheet },
    { noun: 'paper', file: 'paper', make: makeSheet, languages: sheetLanguages },
  ]
  servePrivateDocuments(app, {
    base: to.file.lotReport.path,
    signIn: to.signIn(),
    file: 'report',
    languages: sheetLanguages,
    find: async (request, wanted) => ((await memberOf(request)) ? makeLotReport(wanted, { db, config }) : 'guest'),
  })
  servePrivatePacks(app, {
    base: '/customer/order',
    signIn: to.signIn(),
    find: async (request, wanted) => {
      const caller = await memberOf(request)
      return caller ? makePack(wanted, { db, config, storage, caller }) : 'guest'
    },
  })
  for (const { noun, make, ...named } of papers)
    servePrivateDocuments(app, {
      base: `/customer/${noun}`,
      signIn: to.signIn(),
      ...named,
      find: async (request, wanted) => {
        const caller = await memberOf(request)
        return caller ? make(wanted, { db, config, caller }) : 'guest'
      },
    })
}

function refuseUnknownCalls(app: FastifyInstance, apiBase: string) {
  for (const path of ['', '/*'])
    app.all(apiBase + path, () => {
      throw new Refusal('UNKNOWN_CALL')
    })
}

/** JSON and nothing else; a POST without a body is a POST of nothing. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, body as string, done),
  )
}
