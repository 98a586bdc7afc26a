import { renderToString } from 'react-dom/server'
import { ApiError } from '#platform/contract/client.ts'
import type { OperatorClient } from '#site/office-contract.ts'
import type { Me } from '#identity/operators/office/session-contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { errorView } from '#platform/web/open-view.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { Providers } from '#platform/web/providers.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import type { Opened, PageRequest, Rendered, View } from '#platform/web/visit.ts'
import { adminTitle } from '#platform/office/meta.ts'
import { AdminRoot } from './root.tsx'
import { adminModulesOf } from './modules.ts'
import { openAdminView } from './router.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adminEntryAt } from './routes.ts'
import { iconSprite } from '#platform/ui/icon-sprite.ts'

/** What a page of the back office shows, or a redirect. */
export async function openAdminPage(request: PageRequest<OperatorClient>): Promise<Opened | Redirect> {
  const { url, form, part, api, status, reference, onError, locale, devPages } = request
  const t = translatorFor(locale)
  let asked: Promise<Me | null> | undefined
  const view =
    status || !api
      ? errorView(url, status ?? 503)
      : await openAdminView({ api, t, url, me: () => (asked ??= askMe(api)) }, { devPages, form, part, onError })
  if (view instanceof Redirect) return view
  if (view.error && view.error.status >= 500) view.error.message ||= reference
  const entry = view.error ? undefined : adminEntryAt(url.pathname)
  const title = entry && (adminModulesOf(entry)?.page.meta?.(view.page as never, t).title ?? t(entry.title))
  return { status: view.error?.status ?? 200, view: { ...view, title }, shared: false }
}

/** The same as HTML. */
export async function renderAdminPage(request: PageRequest<OperatorClient>): Promise<Rendered | Redirect> {
  const found = await openAdminPage(request)
  if (found instanceof Redirect) return found
  const { status, view, shared } = found
  const { locale, apiBase, sites, demo, texting, signUp, devPages, url } = request
  const settings = { locale, apiBase, sites, demo, texting, signUp, devPages }
  const t = translatorFor(locale)
  const entry = adminEntryAt(url.pathname)
  const modules = entry && adminModulesOf(entry)
  const body = renderToString(
    <Providers t={t} settings={settings}>
      <StaticRouter view={view}>{() => <AdminRoot view={view} entry={entry} modules={modules} />}</StaticRouter>
    </Providers>,
  )
  return {
    status,
    locale,
    meta: { title: adminTitle(view, t), noIndex: true },
    alternates: [],
    body,
    sprite: iconSprite,
    data: { settings, view },
    shared,
    modules: sourcesOf(view, entry, locale),
  }
}

const askMe = (api: OperatorClient) =>
  api.session.me().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })

function sourcesOf({ error }: View, entry: AdminEntry | undefined, locale: string): string[] {
  const texts = [`site/texts/site-area.${locale}.ts`, `site/texts/admin-area.${locale}.ts`]
  if (error || !entry) return texts
  return [...texts, `site/office/layouts/${entry.layout}-layout.tsx`, ...(entry.page.file ? [entry.page.file] : [])]
}
