import { renderToString } from 'react-dom/server'
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { ContractClient } from '#contract/index.ts'
import { translatorFor } from '#i18n/catalogues.ts'
import { locales } from '#i18n/messages.ts'
import { metaOf } from './lib/meta.ts'
import { Providers } from './lib/providers.tsx'
import { visitorContext, type PageRequest, type Rendered, type Settings } from './lib/visit.ts'
import { createRoutes, moduleOfLayout, moduleOfPage } from './router.tsx'
import { entryOfRoute } from './routes.ts'

const handlers = new Map<boolean, StaticHandler>()

/** Routes are resolved once per process; an outage gets routes of its own, in which only the error page answers. */
function handlerFor(settings: Settings, status: number | undefined): StaticHandler {
  if (status) return createStaticHandler(createRoutes(settings, status))
  let handler = handlers.get(settings.devPages)
  if (!handler) handlers.set(settings.devPages, (handler = createStaticHandler(createRoutes(settings))))
  return handler
}

/** A page as HTML, or a redirect. */
export async function renderPage({ request, api, signedIn, status, reference, onError, ...settings }: PageRequest) {
  const t = translatorFor(settings.locale)
  const requestContext = new RouterContextProvider()
  let menu: ReturnType<ContractClient['members']['menu']> | undefined
  if (api) requestContext.set(visitorContext, { api, t, signedIn, menu: () => (menu ??= api.members.menu()) })

  const handler = handlerFor(settings, status)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error)

  const errors = context.errors && errorsOf(context.errors, reference)
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = renderToString(
    <Providers t={t} settings={settings}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
  return {
    status: context.statusCode,
    locale: settings.locale,
    meta: metaOf(context.matches, context.loaderData, context.errors, t, originOf(request, settings)),
    alternates: alternatesOf(request, settings),
    body,
    data: { settings, loaderData: context.loaderData, actionData: context.actionData, errors },
    modules: modulesOf(context, settings),
  } satisfies Rendered
}

/** Only what a browser may see of an error: its status, and a reference to the log. */
const errorsOf = (errors: Record<string, unknown>, reference: string) =>
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const known = isRouteErrorResponse(error) ? error : { status: 500, data: reference }
      return [route, { status: known.status, data: known.data }]
    }),
  )

const originOf = (request: Request, { sites, locale }: Settings) => sites?.[locale] ?? new URL(request.url).origin

function alternatesOf(request: Request, { sites }: Settings) {
  if (!sites) return []
  const { pathname, search } = new URL(request.url)
  return locales.map((locale) => ({ locale, url: sites[locale] + pathname + search }))
}

function modulesOf({ matches }: StaticHandlerContext, { locale }: Settings): string[] {
  const entry = entryOfRoute(matches.at(-1)?.route.id)
  const area = (name: string) => `i18n/${locale}/${name}-area.ts`
  if (!entry) return [area('site')]
  return [area('site'), ...(entry.area ? [area(entry.area)] : []), moduleOfLayout(entry.layout), moduleOfPage(entry)]
}
