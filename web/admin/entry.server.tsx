import { renderToString } from 'react-dom/server'
import { ApiError } from '#contract/client.ts'
import type { OperatorClient } from '#contract/operator/index.ts'
import type { Me } from '#contract/operator/session.ts'
import { translatorFor } from '#i18n/catalogues.ts'
import { errorView } from '#web/lib/open-view.ts'
import { Redirect } from '#web/lib/outcome.ts'
import { Providers } from '#web/lib/providers.tsx'
import { StaticRouter } from '#web/lib/router.tsx'
import type { PageRequest, Rendered, View } from '#web/lib/visit.ts'
import { adminMeta } from './lib/meta.ts'
import { AdminRoot } from './root.tsx'
import { adminModulesOf, openAdminView } from './router.ts'
import { adminEntryAt, type AdminEntry } from './routes.ts'
import { iconSprite } from '#web/ui/icon-sprite.ts'

/** A page of the back office as HTML, or a redirect. */
export async function renderAdminPage(request: PageRequest<OperatorClient>): Promise<Rendered | Redirect> {
  const { url, form, api, signedIn: _, status, reference, onError, ...settings } = request
  const t = translatorFor(settings.locale)
  let asked: Promise<Me | null> | undefined
  const view =
    status || !api
      ? errorView(url, status ?? 503)
      : await openAdminView(
          { api, t, url, me: () => (asked ??= askMe(api)) },
          { devPages: settings.devPages, form, onError },
        )
  if (view instanceof Redirect) return view
  if (view.error && view.error.status >= 500) view.error.message ||= reference

  const entry = adminEntryAt(url.pathname)
  const modules = entry && adminModulesOf(entry)
  const body = renderToString(
    <Providers t={t} settings={settings}>
      <StaticRouter view={view}>{() => <AdminRoot view={view} entry={entry} modules={modules} />}</StaticRouter>
    </Providers>,
  )
  return {
    status: view.error?.status ?? 200,
    locale: settings.locale,
    meta: adminMeta(view, entry, modules?.page, t),
    alternates: [],
    body,
    sprite: iconSprite,
    data: { settings, view },
    shared: false,
    modules: sourcesOf(view, entry, settings.locale),
  }
}

const askMe = (api: OperatorClient) =>
  api.session.me().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })

function sourcesOf({ error }: View, entry: AdminEntry | undefined, locale: string): string[] {
  const texts = [`i18n/${locale}/site-area.ts`, `i18n/${locale}/admin-area.ts`]
  if (error || !entry) return texts
  return [...texts, `web/admin/layouts/${entry.layout}-layout.tsx`, `web/admin/features/${entry.page}.tsx`]
}
