import { renderToString } from 'react-dom/server'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales } from '#platform/texts/messages.ts'
import { metaOf } from '#platform/web/meta.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { Providers } from '#platform/web/providers.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import type { Meta, Menu, PageRequest, Rendered, Settings, View } from '#platform/web/visit.ts'
import { Root } from './root.tsx'
import { errorView } from '#platform/web/open-view.ts'
import { modulesOf, openView } from './router.ts'
import { entryAt } from './routes.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { iconSprite } from '#platform/ui/icon-sprite.ts'

/** A page as HTML, or a redirect. */
export async function renderPage(request: PageRequest): Promise<Rendered | Redirect> {
  const { url, form, api, signedIn, status, reference, onError, ...settings } = request
  const t = translatorFor(settings.locale)
  let menu: Promise<Menu> | undefined
  const view =
    status || !api
      ? errorView(url, status ?? 503)
      : await openView(
          { api, t, signedIn, url, menu: () => (menu ??= api.members.menu()) },
          { devPages: settings.devPages, form, onError },
        )
  if (view instanceof Redirect) return view
  if (view.error && view.error.status >= 500) view.error.message ||= reference

  const entry = entryAt(url.pathname, settings.devPages)
  const modules = entry && modulesOf(entry)
  const body = renderToString(
    <Providers t={t} settings={settings}>
      <StaticRouter view={view}>{() => <Root view={view} entry={entry} modules={modules} />}</StaticRouter>
    </Providers>,
  )
  const meta = metaOf(view, entry, modules?.page.meta, t, url.origin)
  return {
    status: view.error?.status ?? 200,
    locale: settings.locale,
    meta,
    alternates: alternatesOf(meta, settings),
    body,
    sprite: iconSprite,
    data: { settings, view },
    shared: entry?.shared === true && !signedIn && !form && !view.error,
    modules: sourcesOf(view, entry, settings),
  }
}

/** The same page on the other site, by its canonical address: what a link carried besides is nobody else's. */
function alternatesOf({ canonical }: Meta, { sites }: Settings) {
  if (!sites || !canonical) return []
  const { pathname, search } = new URL(canonical)
  return locales.map((locale) => ({ locale, url: sites[locale] + pathname + search }))
}

/** Source files whose chunks the browser will want, as the build's manifest names them. */
function sourcesOf({ error }: View, entry: PageEntry | undefined, { locale }: Settings): string[] {
  const area = (name: string) => `site/texts/${name}-area.${locale}.ts`
  if (error || !entry) return [area('site')]
  const files = [`site/web/layouts/${entry.layout}-layout.tsx`, ...(entry.page.file ? [entry.page.file] : [])]
  return [area('site'), ...(entry.areas ?? []).map(area), ...files]
}
