import { renderToString } from 'react-dom/server'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Translator } from '#platform/texts/messages.ts'
import { metaOf } from '#platform/web/meta.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { Providers } from '#platform/web/providers.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import type { Meta, Menu, Opened, OpenPage, PageRequest, Rendered, Settings, View } from '#platform/web/visit.ts'
import { Root } from './root.tsx'
import { errorView } from '#platform/web/open-view.ts'
import { modulesOf } from './modules.ts'
import { openView } from './router.ts'
import { entryAt } from './routes.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { spriteOf } from '#platform/ui/icon-sprite.ts'

interface Found extends Opened {
  entry: PageEntry | undefined
  /** What the page says of itself; an error page says nothing. */
  own: Meta | undefined
}

async function find(request: PageRequest): Promise<Found | Redirect> {
  const { url, form, part, api, signedIn, noticeSeen, formKey, standIn, status, reference, onError, locale, devPages } =
    request
  const t = translatorFor(locale)
  let menu: Promise<Menu> | undefined
  const view =
    status || !api
      ? errorView(url, status ?? 503)
      : await openView(
          { api, t, signedIn, noticeSeen, formKey, url, menu: () => (menu ??= api.members.menu()) },
          { devPages, form, part, onError },
        )
  if (view instanceof Redirect) return view
  if (view.error && view.error.status >= 500) view.error.message ||= reference

  const entry = entryAt(url.pathname, devPages)
  const own = view.error || !entry ? undefined : headOf(entry, view, t)
  return {
    status: view.error?.status ?? 200,
    view: { ...view, root: view.root && standIn ? { ...view.root, member: standIn } : view.root, title: own?.title },
    shared: entry?.shared === true && !signedIn && !form && !view.error,
    entry,
    own,
  }
}

const headOf = (entry: PageEntry, { page }: View, t: Translator): Meta =>
  modulesOf(entry)?.page.meta?.(page as never, t) ?? { title: t(entry.title) }

/** What a page shows, for a browser that has its code; or a redirect. */
export const openPage: OpenPage = find

/** A page as HTML, or a redirect. */
export async function renderPage(request: PageRequest): Promise<Rendered | Redirect> {
  const found = await find(request)
  if (found instanceof Redirect) return found
  const { status, view, shared, entry, own } = found
  const { locale, apiBase, sites, demo, texting, signUp, devPages, url } = request
  const settings = { locale, apiBase, sites, demo, texting, signUp, devPages }
  const t = translatorFor(locale)
  const modules = entry && modulesOf(entry)
  const body = renderToString(
    <Providers t={t} settings={settings}>
      <StaticRouter view={view}>{() => <Root view={view} entry={entry} modules={modules} />}</StaticRouter>
    </Providers>,
  )
  const meta = metaOf(view, entry, own, t, url.origin)
  return {
    status,
    locale,
    meta,
    alternates: alternatesOf(meta, settings),
    body,
    sprite: spriteOf(body),
    data: { settings, view },
    shared,
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
