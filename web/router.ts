import { loadAreas } from '#i18n/load-area.ts'
import { removeCookie } from './lib/cookies.ts'
import { guard } from './lib/guard.ts'
import { createOpener, type Modules } from './lib/open-view.ts'
import { redirect } from './lib/outcome.ts'
import type { LayoutModule, PageModule } from './lib/page.ts'
import type { Visit } from './lib/visit.ts'
import { rootLoader } from './root.tsx'
import { entryAt, redirects, type PageEntry } from './routes.ts'

const pageModules = import.meta.glob<PageModule>('./features/**/*-page.tsx')
// The frames of the public site belong to every first page; the others come with their pages.
const publicLayouts = import.meta.glob<LayoutModule>('./layouts/{common,shop,default}-layout.tsx', { eager: true })
const otherLayouts = import.meta.glob<LayoutModule>('./layouts/{customer,mobile,register}-layout.tsx')

const loaded = new Map<PageEntry, Modules<Visit>>()

/** Code of a page and its layout, once it has come. */
export const modulesOf = (entry: PageEntry) => loaded.get(entry)

export async function loadModules(entry: PageEntry): Promise<Modules<Visit>> {
  const known = loaded.get(entry)
  if (known) return known
  const file = `./layouts/${entry.layout}-layout.tsx`
  const [page, layout] = await Promise.all([
    pageModules[`./features/${entry.page}.tsx`]?.(),
    publicLayouts[file] ?? otherLayouts[file]?.(),
  ])
  if (!page || !layout) throw new Error(`${entry.path} has no page or no layout file.`)
  loaded.set(entry, { page, layout })
  return { page, layout }
}

/** The server has the texts of all areas at hand. */
const loadTexts = async ({ areas }: PageEntry, { t }: Visit) => {
  if (areas && typeof document !== 'undefined') t.add(await loadAreas(t.locale, areas))
}

function signInAt(url: URL) {
  if (typeof document !== 'undefined') removeCookie('token')
  return redirect(`/auth/login?backUrl=${encodeURIComponent(url.pathname + url.search)}`)
}

export const openView = createOpener<Visit, PageEntry>({
  entryAt,
  redirects,
  guard,
  loadModules,
  loadTexts,
  rootLoader,
  signInAt,
})
