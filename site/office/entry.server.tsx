import { renderToString } from 'react-dom/server'
import { ApiError } from '#platform/contract/client.ts'
import type { OperatorClient } from '#site/office-contract.ts'
import type { Me } from '#identity/operators/office/session-contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { errorView } from '#platform/web/open-view.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { Providers } from '#platform/web/providers.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import type { Drawing, OpenPage, PageData, View } from '#platform/web/visit.ts'
import { adminTitle } from '#platform/office/meta.ts'
import { AdminRoot } from './root.tsx'
import { adminModulesOf } from './modules.ts'
import { openAdminView } from './router.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adminEntryAt } from './routes.ts'
import { iconSprite } from '#platform/ui/icon-sprite.ts'

/** What a page of the back office shows, or a redirect. */
export const openAdminPage: OpenPage<OperatorClient> = async (request) => {
  const { url, form, part, api, status, reference, onError } = request
  const { locale, apiBase, sites, demo, texting, signUp, devPages } = request
  const t = translatorFor(locale)
  let asked: Promise<Me | null> | undefined
  const found =
    status || !api
      ? errorView(url, status ?? 503)
      : await openAdminView({ api, t, url, me: () => (asked ??= askMe(api)) }, { devPages, form, part, onError })
  if (found instanceof Redirect) return found
  if (found.error && found.error.status >= 500) found.error.message ||= reference
  const entry = adminEntryAt(url.pathname)
  const shown = found.error ? undefined : entry
  const title = shown && (adminModulesOf(shown)?.page.meta?.(found.page as never, t).title ?? t(shown.title))
  const data = { settings: { locale, apiBase, sites, demo, texting, signUp, devPages }, view: { ...found, title } }
  return { status: found.error?.status ?? 200, data, shared: false, draw: () => draw(data, entry) }
}

function draw({ settings, view }: PageData, entry: AdminEntry | undefined): Drawing {
  const { locale } = settings
  const t = translatorFor(locale)
  const modules = entry && adminModulesOf(entry)
  const body = renderToString(
    <Providers t={t} settings={settings}>
      <StaticRouter view={view}>{() => <AdminRoot view={view} entry={entry} modules={modules} />}</StaticRouter>
    </Providers>,
  )
  return {
    locale,
    meta: { title: adminTitle(view, t), noIndex: true },
    alternates: [],
    body: [body],
    sprite: iconSprite,
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
  return [...texts, ...(entry.page.file ? [entry.page.file] : [])]
}
