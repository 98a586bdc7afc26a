import { ApiError } from '#contract/client.ts'
import { loadArea } from '#i18n/load-area.ts'
import { placeOf } from './lib/browser-router.ts'
import { removeCookie } from './lib/cookies.ts'
import { guard } from './lib/guard.ts'
import { PageError, Redirect, redirect } from './lib/outcome.ts'
import { typedOf, type LayoutModule, type PageModule, type Refused } from './lib/page.ts'
import type { View, Visit } from './lib/visit.ts'
import { rootLoader } from './root.tsx'
import { entryAt, redirects, type PageEntry } from './routes.ts'

const pageModules = import.meta.glob<PageModule>('./features/**/*-page.tsx')
const layoutModules = import.meta.glob<LayoutModule>('./layouts/*-layout.tsx')

interface Modules {
  page: PageModule
  layout: LayoutModule
}
const loaded = new Map<PageEntry, Modules>()

/** Code of a page and its layout, once it has come. */
export const modulesOf = (entry: PageEntry) => loaded.get(entry)

export async function loadModules(entry: PageEntry): Promise<Modules> {
  const known = loaded.get(entry)
  if (known) return known
  const [page, layout] = await Promise.all([
    pageModules[`./features/${entry.page}.tsx`]?.(),
    layoutModules[`./layouts/${entry.layout}-layout.tsx`]?.(),
  ])
  if (!page || !layout) throw new Error(`${entry.path} has no page or no layout file.`)
  loaded.set(entry, { page, layout })
  return { page, layout }
}

export interface OpenOptions {
  devPages: boolean
  form?: FormData
  /** What is on the screen now: a shell that stays is not asked for again. */
  previous?: View
  onError?: (error: unknown) => void
}

/** Everything at an address: guards, action and loaders, with refusals turned into redirects and error pages. */
export async function openView(visit: Visit, options: OpenOptions): Promise<View | Redirect> {
  const place = placeOf(visit.url)
  try {
    return { place, ...(await find(visit, options)) }
  } catch (error) {
    const outcome = outcomeOf(error, visit.url)
    if (outcome instanceof Redirect) return outcome
    if (outcome instanceof PageError) return errorView(visit.url, outcome.status, outcome.message)
    options.onError?.(error)
    return errorView(visit.url, 500)
  }
}

export const errorView = (url: URL, status: number, message = ''): View => ({
  place: placeOf(url),
  error: { status, message },
})

async function find(visit: Visit, { devPages, form, previous }: OpenOptions): Promise<Omit<View, 'place'>> {
  const elsewhere = redirects[visit.url.pathname]
  if (elsewhere) throw redirect(elsewhere, 301)
  const entry = entryAt(visit.url.pathname, devPages)
  if (!entry) throw new PageError(404)
  await guard(entry, visit)
  const [{ page, layout }] = await Promise.all([loadModules(entry), loadTexts(entry, visit)])
  if (entry.status) throw new PageError(entry.status)
  const action = form && (await act(page, visit, form))

  const before = previous && !previous.error && !form ? entryAt(previous.place.pathname, devPages) : undefined
  const [root, layoutData, pageData] = await Promise.all([
    before && previous ? previous.root : rootLoader(visit),
    before?.layout === entry.layout ? previous?.layout : layout.loader?.(visit),
    page.loader?.(visit),
  ])
  return { root, layout: layoutData, page: pageData, action }
}

/** The server has the texts of all areas at hand. */
const loadTexts = async ({ area }: PageEntry, { t }: Visit) => {
  if (area && typeof document !== 'undefined') t.add(await loadArea(t.locale, area))
}

async function act({ action }: PageModule, visit: Visit, form: FormData): Promise<unknown> {
  if (!action) throw new PageError(405)
  try {
    const answer = await action({ ...visit, form })
    if (answer instanceof Redirect) throw answer
    return answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return { refused: { message: error.message, fields: error.fields }, typed: typedOf(form) } satisfies Refused
  }
}

const notFound = 48801

function outcomeOf(error: unknown, url: URL): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) {
    if (typeof document !== 'undefined') removeCookie('token')
    return redirect(`/auth/login?backUrl=${encodeURIComponent(url.pathname + url.search)}`)
  }
  // No answer at all: whoever asked decides what to do.
  if (error.status === 0) return error
  if (error.code === notFound) return new PageError(404)
  return new PageError(error.status >= 400 ? error.status : 500, error.message)
}
