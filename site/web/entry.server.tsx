import { renderToString } from 'react-dom/server'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Translator } from '#platform/texts/messages.ts'
import { inOwnLanguage } from '#platform/texts/own-language.ts'
import { inParts } from '#platform/web/drawn-text.ts'
import { metaOf } from '#platform/web/meta.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { Providers } from '#platform/web/providers.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import type { Drawing, Meta, Menu, OpenPage, PageData, Settings, View } from '#platform/web/visit.ts'
import { Root } from './root.tsx'
import { errorView } from '#platform/web/open-view.ts'
import { modulesOf } from './modules.ts'
import { openView } from './router.ts'
import { entryAt } from './routes.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { spriteOf } from '#platform/ui/icon-sprite.ts'

/** What a page shows, or a redirect. */
export const openPage: OpenPage = async (request) => {
  const { url, form, part, api, signedIn, noticeSeen, formKey, standIn, status, reference, onError } = request
  const { locale, apiBase, sites, demo, texting, signUp, devPages } = request
  const t = translatorFor(locale)
  let menu: Promise<Menu> | undefined
  const found =
    status || !api
      ? errorView(url, status ?? 503)
      : await openView(
          { api, t, signedIn, noticeSeen, formKey, url, menu: () => (menu ??= api.members.menu()) },
          { devPages, form, part, onError },
        )
  if (found instanceof Redirect) return found
  if (found.error && found.error.status >= 500) found.error.message ||= reference

  const entry = entryAt(url.pathname, devPages)
  // What the page says of itself; an error page says nothing.
  const own = found.error || !entry ? undefined : headOf(entry, found, t)
  const root = found.root && standIn ? { ...found.root, member: standIn } : found.root
  const page = entry?.shared ? inOwnLanguage(locale, found.page) : found.page
  const view = { ...found, page, root, title: own?.title }
  const settings = { locale, apiBase, sites, demo, texting, signUp, devPages }
  return {
    status: found.error?.status ?? 200,
    data: { settings, view },
    shared: entry?.shared === true && !signedIn && !form && !found.error,
    draw: () => draw({ settings, view }, entry, metaOf(view, entry, own, t, url.origin)),
  }
}

const headOf = (entry: PageEntry, { page }: View, t: Translator): Meta =>
  modulesOf(entry)?.page.meta?.(page as never, t) ?? { title: t(entry.title) }

function draw({ settings, view }: PageData, entry: PageEntry | undefined, meta: Meta): Drawing {
  const { locale } = settings
  const modules = entry && modulesOf(entry)
  const body = inParts(() =>
    renderToString(
      <Providers t={translatorFor(locale)} settings={settings}>
        <StaticRouter view={view}>{() => <Root view={view} entry={entry} modules={modules} />}</StaticRouter>
      </Providers>,
    ),
  )
  return {
    locale,
    meta,
    alternates: alternatesOf(meta, settings),
    body,
    sprite: spriteOf(body),
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
