import { signUpAddress } from './sign-up-address.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants, emailNoticeCookie, pageHeader } from '#platform/contract/constants.ts'
import { isCurrency } from '#platform/contract/currencies.ts'
import { usualCurrency } from '#platform/texts/format.ts'
import { isLocale, type Locale } from '#platform/texts/messages.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { withProof } from '#platform/web/link-proof.ts'
import { localPath } from '#platform/web/local-path.ts'
import { pageParts, type OpenPage, type PageAnswer, type PagePart, type PageRequest } from '#platform/web/visit.ts'
import type { Config } from '../config.ts'
import type { Assets } from './assets.ts'
import { writeCookie } from '../api/cookies.ts'
import type { Context } from '../api/context.ts'
import type { OfAnswer } from './document.ts'
import { asRefusal } from '../api/errors.ts'
import { localeOf } from './locale.ts'
import { isTokenPage, sendTokenHeaders } from './token-pages.ts'
import { isOwnOrigin } from './origin.ts'
import { siteOriginOf } from './site-origin.ts'
import { accepts } from './accepts.ts'
import type { PageCache } from './page-cache.ts'
import { mark, newFormKey, ownMarks, withOwnMarks, type Person } from './person.ts'
import { html, unavailablePage } from './unavailable-page.ts'
import { digestOf, writeData, writeDocument } from './write-page.ts'
import { gzipHtml, joinHtml, packWell, splitHtml, type SplitHtml } from './split-html.ts'

interface Pages<Api> {
  config: Config
  assets: Assets
  openPage: OpenPage<Api>
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
  clientOf(context: Context): Api
  isSignedIn(context: Context): boolean
}

interface PublicPages<Api> extends Pages<Api> {
  cache: PageCache
  /** Whether members get the page at the address that all of them share. */
  sharedAt(pathname: string): boolean
  /** For whom that page can be filled in; nobody who sees something else in it. */
  personOf(token: string): Promise<Person | undefined>
  /** Of somebody who is not signed in, whatever the request says. */
  guestContextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
}

interface SharedDocument {
  locale: Locale
  /** Of what it shows: one that would show the same is the same. */
  digest: string
  shared: SplitHtml
}

type Page = { redirect: Redirect } | { locale: Locale; status: number; signedIn: boolean; text: string }

interface Fills extends OfAnswer {
  formKey: string
}

const placeholders: Fills = { nonce: mark(), currency: mark(), formKey: mark() }
const fillsOf = ({ nonce, currency, formKey }: Fills, own: readonly string[]) => [nonce, currency, formKey, ...own]

const currencyCookie = 'currency'
const ofAnswer = (request: FastifyRequest, locale: Locale): Fills => {
  const chosen = request.cookies[currencyCookie]
  return { nonce: request.nonce, currency: isCurrency(chosen) ? chosen : usualCurrency(locale), formKey: newFormKey() }
}

const year = 365 * 24 * 3600

/** Everything that is neither API nor file is a page. */
export function servePages<Api>(app: FastifyInstance, parts: PublicPages<Api>) {
  const { config, cache, sharedAt, personOf } = parts
  acceptForms(app)
  const make = maker(parts)
  const makeForGuests = maker({ ...parts, contextOf: parts.guestContextOf })

  offerChoice(app, '/language', constants.langCookie, isLocale)
  offerChoice(app, '/currency', currencyCookie, isCurrency)

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request, config)
    const key = keyOf(request, url, config)
    const part = partOf(request)
    const token = request.cookies[constants.tokenCookie]
    const signed = token !== undefined
    // What cannot be read is answered by whoever makes the page.
    const person = key && signed && sharedAt(url.pathname) ? await personOf(token).catch(() => undefined) : undefined
    // What a page shows below its frame is the same for guests.
    const kind = part && part !== 'root' ? '' : (person?.kind ?? '')
    let isFirst = false
    const kept =
      key && signed === Boolean(person)
        ? await cache.get<Page | SharedDocument>(`${kind} ${key}`, (before) => {
            isFirst = true
            return makeForGuests(request, reply, { url, person, before })
          })
        : undefined
    const found = !kept || (person && !('shared' in kept)) ? await make(request, reply, { url }) : kept
    if ('redirect' in found) return sendElsewhere(reply, found.redirect, part)
    sayWhen(reply, found)
    const isPrivate = part || person || ('signedIn' in found && (found.signedIn || found.status === 503))
    reply
      .type(typeOf(part))
      // The nonce of a page is for one answer: no cache on the way may give it to another visitor, and a copy that a
      // browser keeps is never confirmed by a 304, whose policy would name another nonce.
      .header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache')
      .header('vary', `cookie, accept-encoding, ${pageHeader}`)
      .header('content-language', found.locale)
    sendTokenHeaders(reply, url)
    if (!('shared' in found)) return reply.code(found.status).send(found.text)
    const own = person?.own.map(({ put }) => put) ?? []
    const fills = fillsOf(ofAnswer(request, found.locale), own)
    if (!isFirst) void packWell(found.shared)
    if (!accepts(request, 'gzip')) return reply.send(joinHtml(found.shared, fills))
    return reply.header('content-encoding', 'gzip').send(gzipHtml(found.shared, fills))
  }
  routePages(app, '/*', page)
}

/** Choosing is a link, so that it works before any script. */
const offerChoice = (app: FastifyInstance, folder: string, name: string, isKnown: (value: string) => boolean) =>
  app.get<{ Params: { value: string }; Querystring: { backUrl?: string } }>(`${folder}/:value`, (request, reply) => {
    const { value } = request.params
    if (isKnown(value)) writeCookie(request, reply, { name, value, maxAge: year })
    return reply.header('cache-control', 'no-store').redirect(localPath(request.query.backUrl), 303)
  })

/** Pages of the back office: for one person each, kept by nobody and found by no search engine. */
export function servePrivatePages<Api>(app: FastifyInstance, folder: string, parts: Pages<Api>) {
  acceptForms(app)
  const make = maker(parts)
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request, parts.config)
    const found = await make(request, reply, { url })
    const part = partOf(request)
    if ('redirect' in found) return sendElsewhere(reply, found.redirect, part)
    if ('shared' in found) throw new Error('A private page is never shared.')
    sendTokenHeaders(reply, url)
    sayWhen(reply, found)
    return reply
      .code(found.status)
      .type(typeOf(part))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('content-language', found.locale)
      .send(found.text)
  }
  for (const url of [folder, `${folder}/*`]) routePages(app, url, page)
}

interface Making {
  url: URL
  person?: Person | undefined
  /** What stood there last. */
  before?: Page | SharedDocument | undefined
}

/** The page of one visitor, or the one that all signed-out visitors share, or that all share who may do the same. */
const maker =
  <Api>({ config, assets, openPage, contextOf, clientOf, isSignedIn }: Pages<Api>) =>
  async (request: FastifyRequest, reply: FastifyReply, { url, person, before }: Making) => {
    const { locale, known } = localeOf(request, config)
    let failure: Refusal | undefined
    const context = await contextOf(request, reply).catch((error) => {
      failure = asRefusal(error, request)
      return undefined
    })
    const signedIn = context !== undefined && isSignedIn(context)
    const part = partOf(request)
    const texting = config.demo || config.sms !== undefined
    const form = formOf(request)
    const wanted = (status: number | undefined): PageRequest<Api> => ({
      url: form && isTokenPage(url.pathname) ? withProof(url, form) : url,
      form,
      api: context && clientOf(context),
      signedIn,
      noticeSeen: request.cookies[emailNoticeCookie] !== undefined,
      formKey: placeholders.formKey,
      standIn: person?.standIn,
      part,
      locale,
      sites: config.sites,
      apiBase: config.apiBase,
      demo: config.demo,
      texting,
      signUp: signUpAddress({ locale, texting }),
      devPages: config.demo,
      status,
      reference: request.id,
      onError: (error) => request.log.error({ err: error }, 'page failed'),
    })
    const write = async (asked: number | undefined): Promise<Page | SharedDocument> => {
      const opened = await openPage(wanted(asked))
      if (opened instanceof Redirect) return { redirect: opened }
      const { status } = opened
      if (status === 503 && !part) return { locale, status, signedIn, text: unavailablePage(locale, request) }
      const written = part ? writeData(opened) : writeDocument(opened, assets)
      if (opened.shared && !reply.hasHeader('set-cookie')) {
        const digest = digestOf(written)
        if (before && 'shared' in before && before.digest === digest) return before
        const kept = await written.textsOf(placeholders)
        const marked = person ? withOwnMarks(kept, person) : kept
        if (marked !== undefined)
          return { locale, digest, shared: await splitHtml(marked, fillsOf(placeholders, ownMarks)) }
      }
      const fills = ofAnswer(request, locale)
      const text = (await written.textsOf(fills)).join('')
      return { locale, status, signedIn, text: text.replaceAll(placeholders.formKey, fills.formKey) }
    }
    // What breaks while drawing still ends as a page: the one that needs no data.
    return write(known ? failure?.status : 404).catch((error) => write(asRefusal(error, request).status))
  }

/** Another try makes sense soon. */
function sayWhen(reply: FastifyReply, found: object) {
  if ('status' in found && found.status === 503) reply.header('retry-after', 5)
}

/** Which part of a page a browser asks for that has its code; undefined for a document. */
function partOf({ headers }: FastifyRequest): PagePart | undefined {
  const asked = headers[pageHeader]
  return asked === undefined ? undefined : (pageParts.find((part) => part === asked) ?? 'root')
}

const typeOf = (part: PagePart | undefined) => (part ? 'application/json; charset=utf-8' : html)

/** A plain form post carries text fields only; files go through the upload call. */
function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function routePages(app: FastifyInstance, url: string, page: PageHandler) {
  app.route({ method: 'GET', url, handler: page })
  app.route({
    method: 'POST',
    url,
    handler: (request, reply) => (refuseForeignPost(request), page(request, reply)),
  })
}

/** A browser that asked for data follows by itself: `fetch` would bring it the document of the other address. */
function sendElsewhere(reply: FastifyReply, { status, to, document }: Redirect, part: PagePart | undefined) {
  reply.header('cache-control', 'no-store')
  if (!part) return reply.code(status).header('location', to).send()
  return reply.type(typeOf(part)).send(JSON.stringify({ redirect: { to, document } } satisfies PageAnswer))
}

/** Of what pages are shared by; undefined for posts and for who asks for an unknown language. */
function keyOf(request: FastifyRequest, { pathname, search }: URL, config: Config): string | undefined {
  if (request.method !== 'GET') return undefined
  const { locale, known } = localeOf(request, config)
  return known ? `${partOf(request) ?? 'document'} ${locale} ${pathname}${search}` : undefined
}

/** The cookie alone never authorises a change: the browser must also say that the form is ours. */
function refuseForeignPost(request: FastifyRequest) {
  if (!isOwnOrigin(request)) throw new Refusal('FORBIDDEN')
}

/**
 * What was asked, on the address that the configuration gives the site: a visitor can name any host, and pages are
 * shared. Put together as text: taken as a relative address, `//evil.example/` would change the host.
 */
function addressOf(request: FastifyRequest, config: Config): URL {
  const { url } = request
  const address = url.startsWith('/') && URL.parse(siteOriginOf(config, localeOf(request, config).locale) + url)
  if (!address) throw new Refusal('MALFORMED')
  return address
}

function formOf({ method, body }: FastifyRequest): FormData | undefined {
  if (method !== 'POST') return undefined
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(String(body ?? ''))) form.append(name, value)
  return form
}
