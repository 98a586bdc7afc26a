import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { loadArea } from '#i18n/load-area.ts'
import { ErrorView } from './features/error/error-view.tsx'
import { guard } from './lib/guard.ts'
import { removeCookie } from './lib/cookies.ts'
import type { Handle, PageModule, Refused } from './lib/page.ts'
import { visitOf, type Settings } from './lib/visit.ts'
import { Root, rootLoader } from './root.tsx'
import { devPages, pages, redirects, type Layout, type PageEntry } from './routes.ts'

const pageModules = import.meta.glob<PageModule>('./features/**/*-page.tsx')
const layoutModules = import.meta.glob<PageModule>('./layouts/*-layout.tsx')

/** Source file of a page's chunk, as the build's manifest names it. */
export const moduleOfPage = (entry: PageEntry) => `web/features/${entry.page}.tsx`
export const moduleOfLayout = (layout: Layout) => `web/layouts/${layout}-layout.tsx`

export function createRoutes({ devPages: withDevPages }: Settings, status?: number): RouteObject[] {
  const entries = withDevPages ? [...pages, ...devPages] : pages
  const layouts = [...new Set(entries.map(({ layout }) => layout))]
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorView,
      loader: status ? () => Promise.reject(data(null, { status })) : wrap(rootLoader),
      shouldRevalidate: ({ formMethod }) => formMethod !== undefined,
      children: [
        ...layouts.map((layout) => layoutRoute(layout, entries)),
        ...Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to, 301) })),
      ],
    },
  ]
}

const layoutRoute = (layout: Layout, entries: PageEntry[]): RouteObject => ({
  id: `layout ${layout}`,
  lazy: async () => {
    const module = await load(layoutModules, `./layouts/${layout}-layout.tsx`)
    return { Component: module.default, loader: module.loader && wrap(module.loader) }
  },
  shouldRevalidate: ({ formMethod }) => formMethod !== undefined,
  children: entries.filter((entry) => entry.layout === layout).map(pageRoute),
})

const pageRoute = (entry: PageEntry): RouteObject => ({
  id: entry.path,
  path: entry.path,
  lazy: async () => {
    const module = await load(pageModules, `./features/${entry.page}.tsx`)
    return {
      Component: module.default,
      loader: wrap(module.loader, entry),
      action: module.action && wrapAction(module.action, entry),
      handle: { entry, meta: module.meta } satisfies Handle,
    }
  },
})

async function load(modules: Record<string, () => Promise<PageModule>>, file: string): Promise<PageModule> {
  const module = await modules[file]?.()
  if (!module) throw new Error(`${file} does not exist.`)
  return module
}

/** Guards, then the page's own loader; refusals become redirects and error pages in this one place. */
const wrap =
  (loader: PageModule['loader'], entry?: PageEntry) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const visit = visitOf(context, request)
    try {
      if (entry) await guard(entry, visit)
      if (entry?.area && typeof document !== 'undefined') visit.t.add(await loadArea(visit.t.locale, entry.area))
      if (entry?.status) throw data(null, { status: entry.status })
      return (await loader?.(visit)) ?? null
    } catch (error) {
      throw asPageError(error, visit.url)
    }
  }

const wrapAction =
  (action: NonNullable<PageModule['action']>, entry: PageEntry) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const visit = visitOf(context, request)
    const form = await request.formData()
    try {
      await guard(entry, visit)
      return await action({ ...visit, form })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw asPageError(error, visit.url)
      return { refused: { message: error.message, fields: error.fields }, typed: typedOf(form) } satisfies Refused
    }
  }

const typedOf = (form: FormData) =>
  Object.fromEntries(
    [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name)),
  ) as Record<string, string>

const notFound = 48801

function asPageError(error: unknown, url: URL) {
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) {
    if (typeof document !== 'undefined') removeCookie('token')
    return redirect(`/auth/login?backUrl=${encodeURIComponent(url.pathname + url.search)}`)
  }
  if (error.code === notFound) return data(null, { status: 404 })
  return data(error.message, { status: error.status >= 400 ? error.status : 500 })
}
