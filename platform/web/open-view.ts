import { ApiError } from '#platform/contract/client.ts'
import { placeOf } from './browser-router.ts'
import { backToList } from './list-end.ts'
import { PageError, Redirect, redirect } from './outcome.ts'
import { typedOf, type LayoutModule, type PageModule, type Refused } from './page.ts'
import type { PagePart, RootData, View } from './visit.ts'

interface Entry {
  path: string
  layout: string
  status?: number
}

export interface Modules<Visit> {
  page: PageModule<Visit>
  layout: LayoutModule<Visit>
}

/** What the pages of a site have in common: the public site and the back office are two. */
interface Site<Visit, E extends Entry> {
  entryAt(pathname: string, devPages: boolean): E | undefined
  redirects: Record<string, string>
  /** Throws where the visitor may not see the page. */
  guard(entry: E, visit: Visit): Promise<void>
  loadModules(entry: E): Promise<Modules<Visit>>
  rootLoader(visit: Visit): Promise<unknown>
  /** Where a visitor goes whom a call does not know. */
  signInAt(url: URL): Redirect
}

export interface OpenOptions {
  devPages: boolean
  form?: FormData
  part?: PagePart
  onError?: (error: unknown) => void
}

export const errorView = (url: URL, status: number, message = ''): View => ({
  place: placeOf(url),
  error: { status, message },
})

/** Everything at an address: guards, action and loaders, with refusals turned into redirects and error pages. */
export function createOpener<Visit extends { url: URL }, E extends Entry>(site: Site<Visit, E>) {
  return async function openView(visit: Visit, options: OpenOptions): Promise<View | Redirect> {
    const place = placeOf(visit.url)
    try {
      return { place, ...(await find(visit, options)) }
    } catch (error) {
      const outcome = outcomeOf(error, visit.url)
      if (outcome instanceof Redirect) return outcome
      if (outcome instanceof PageError) return withFrame(errorView(visit.url, outcome.status, outcome.message), visit)
      options.onError?.(error)
      return errorView(visit.url, 500)
    }
  }

  /** Who asked for what is not there finds the way on from here. A frame that cannot be made either is left out. */
  async function withFrame(view: View, visit: Visit): Promise<View> {
    const root = await site.rootLoader(visit).catch(() => undefined)
    return { ...view, root: root as RootData | undefined }
  }

  async function find(visit: Visit, { devPages, form, part = 'root' }: OpenOptions): Promise<Omit<View, 'place'>> {
    const elsewhere = site.redirects[visit.url.pathname]
    if (elsewhere) throw redirect(elsewhere, 301)
    const entry = site.entryAt(visit.url.pathname, devPages)
    if (!entry) throw new PageError(404)
    await site.guard(entry, visit)
    const { page, layout } = await site.loadModules(entry)
    const action = form && (await act(page, visit, form))
    const [root, layoutData, pageData] = await Promise.all([
      part === 'root' ? site.rootLoader(visit) : undefined,
      part === 'page' ? undefined : layout.loader?.(visit),
      page.loader?.(visit),
    ])
    const back = backToList(pageData, visit.url)
    if (back) throw back
    return { root: root as RootData, layout: layoutData, page: pageData, action }
  }

  function outcomeOf(error: unknown, url: URL): unknown {
    if (!(error instanceof ApiError)) return error
    if (error.status === 401) return site.signInAt(url)
    // An address that its call does not understand is no page either.
    if (error.code === notFound || error.code === invalidInput) return new PageError(404)
    return new PageError(error.status >= 400 ? error.status : 500, error.message)
  }
}

const [notFound, invalidInput] = [48801, 40400]

async function act<Visit>({ action }: PageModule<Visit>, visit: Visit, form: FormData): Promise<unknown> {
  if (!action) throw new PageError(405)
  try {
    const answer = await action({ ...visit, form })
    if (answer instanceof Redirect) throw answer
    return answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    const { message, fields, code, data } = error
    return { refused: { message, fields, code, data }, typed: typedOf(form) } satisfies Refused
  }
}
