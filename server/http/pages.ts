import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from '#contract/constants.ts'
import { isLocale } from '#i18n/messages.ts'
import type { ContractClient } from '#contract/index.ts'
import { Refusal } from '#contract/errors.ts'
import { Redirect } from '#web/lib/outcome.ts'
import { localPath } from '#web/lib/local-path.ts'
import type { RenderPage } from '#web/lib/visit.ts'
import type { Config } from '#server/config.ts'
import type { Assets } from './assets.ts'
import { writeCookie } from './cookies.ts'
import type { Context } from './context.ts'
import { documentOf } from './document.ts'
import { asRefusal } from './errors.ts'
import { localeOf } from './locale.ts'
import { isOwnOrigin } from './origin.ts'

interface Pages {
  config: Config
  assets: Assets
  renderPage: RenderPage
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
  clientOf(context: Context): ContractClient
}

const year = 365 * 24 * 3600

/** Everything that is neither API nor file is a page. */
export function servePages(app: FastifyInstance, { config, assets, renderPage, contextOf, clientOf }: Pages) {
  // A plain form post carries text fields only; files go through the upload call.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )

  // Choosing a language is a link, so that it works before any script.
  app.get<{ Params: { locale: string }; Querystring: { backUrl?: string } }>('/language/:locale', (request, reply) => {
    const { locale } = request.params
    if (isLocale(locale)) writeCookie(request, reply, { name: constants.langCookie, value: locale, maxAge: year })
    return reply.header('cache-control', 'no-store').redirect(localPath(request.query.backUrl), 303)
  })

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { locale, known } = localeOf(request, config)
    const url = addressOf(request)
    let failure: Refusal | undefined
    const context = await contextOf(request, reply).catch((error) => {
      failure = asRefusal(error, request)
      return undefined
    })
    const ask = (status: number | undefined) =>
      renderPage({
        url,
        form: formOf(request),
        api: context && clientOf(context),
        signedIn: Boolean(context?.caller),
        locale,
        sites: config.sites,
        apiBase: config.apiBase,
        demo: config.demo,
        devPages: config.demo,
        status,
        reference: request.id,
        onError: (error) => request.log.error({ err: error }, 'page failed'),
      })
    // What breaks while rendering still ends as a page: the one that needs no data.
    const rendered = await ask(known ? failure?.status : 404).catch((error) => ask(asRefusal(error, request).status))
    if (rendered instanceof Redirect)
      return reply.code(rendered.status).header('cache-control', 'no-store').header('location', rendered.to).send()
    return reply
      .code(rendered.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', context?.caller ? 'private, no-store' : 'no-cache')
      .header('vary', 'cookie')
      .header('content-language', locale)
      .send(documentOf(rendered, await assets.of(rendered), request.nonce))
  }
  app.route({ method: 'GET', url: '/*', handler: page })
  app.route({
    method: 'POST',
    url: '/*',
    handler: (request, reply) => (refuseForeignPost(request), page(request, reply)),
  })
}

/** The cookie alone never authorises a change: the browser must also say that the form is ours. */
function refuseForeignPost(request: FastifyRequest) {
  if (!isOwnOrigin(request)) throw new Refusal('FORBIDDEN')
}

/** Put together as text: taken as a relative address, `//evil.example/` would change the host. */
function addressOf({ protocol, host, url }: FastifyRequest): URL {
  const address = /^[\w.:[\]-]*$/.test(host) && URL.parse(`${protocol}://${host || 'localhost'}${url}`)
  if (!address) throw new Refusal('MALFORMED')
  return address
}

function formOf({ method, body }: FastifyRequest): FormData | undefined {
  if (method !== 'POST') return undefined
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(String(body ?? ''))) form.append(name, value)
  return form
}
