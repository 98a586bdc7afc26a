import { createStore } from '#platform/ui/store.ts'
import { hasProof, withoutProof, type Kept } from './link-proof.ts'
import { Redirect, unreached } from './outcome.ts'
import { randomId } from './random-id.ts'
import { scrollMemory } from './scroll-memory.ts'
import type { Place, View } from './visit.ts'

export interface Navigation {
  state: 'idle' | 'loading' | 'submitting'
  /** What is being sent. */
  form?: FormData
}

export interface OpenTarget {
  url: URL
  form?: FormData
  signal: AbortSignal
  previous: View
  /** The address is this one already, because the browser went back or forward. */
  pop: boolean
}

/** Finds what to show at an address; undefined when the visitor should stay where he is. */
export type OpenView = (target: OpenTarget) => Promise<View | Redirect | undefined>

/** Whether the visitor, asked first, would rather not go there. */
type Stays = (url: URL, form?: FormData) => Promise<boolean>

interface NavigateOptions {
  form?: FormData
  replace?: boolean
  /** The browser went back or forward by itself. */
  pop?: boolean
}

export type BrowserRouter = ReturnType<typeof createBrowserRouter>

const idle: Navigation = { state: 'idle' }
const hrefOf = ({ pathname, search, hash }: Place) => pathname + search + hash
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search: withoutProof(search), hash })
const proofKept = () => (history.state as Kept | null)?.proof
const isSamePage = (a: Place, b: Place) => a.pathname === b.pathname && a.search === b.search

/** The browser went to another entry by itself: of the page that is shown, or of another page. */
function onHistory(shown: () => Place, moveWithin: () => void, leave: () => void) {
  window.addEventListener('popstate', () => (isSamePage(location, shown()) ? moveWithin() : leave()))
  // Some browsers report a jump within the page by this alone.
  window.addEventListener('hashchange', () => {
    if (isSamePage(location, shown()) && location.hash !== shown().hash) moveWithin()
  })
}

function replaceSearch(search: string): Place {
  const url = new URL(location.href)
  url.search = search
  history.replaceState(history.state, '', url)
  return placeOf(url)
}

/** History, the current view and what is being waited for. A newer navigation aborts the one before. */
export function createBrowserRouter(first: View, open: OpenView, stays?: Stays) {
  const { get, set, subscribe } = createStore({ view: first, navigation: idle })
  let pending: AbortController | undefined
  const scroll = scrollMemory()
  const show = (view: View, navigation = idle) => set({ view, navigation })
  const shown = () => get().view.place

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    if (!(await stays?.(new URL(to, location.href), options.form))) return go(to, options)
    if (options.pop) history.pushState({ key: scroll.key() }, '', hrefOf(shown()))
  }

  async function go(to: string, { form, replace, ...options }: NavigateOptions): Promise<void> {
    const url = new URL(to, location.href)
    const same = url.href === location.href
    const missing = get().view.error?.status === unreached
    // Trying again what could not be reached is still the same step back, to the place that was left.
    const pop = options.pop ?? (same && missing)
    pending?.abort()
    const mine = (pending = new AbortController())
    if (!missing) scroll.remember()
    show(get().view, { state: form ? 'submitting' : 'loading', form })
    const found = await open({ url, form, signal: mine.signal, previous: get().view, pop })
    if (mine.signal.aborted) return
    if (found instanceof Redirect) {
      if (found.document) return location.assign(found.to)
      return go(found.to, { replace: replace || pop })
    }
    if (!found) return show(get().view)
    const proof = hasProof(url.search) ? url.search : same ? proofKept() : undefined
    if (!pop) {
      const entry = { key: randomId(), ...(proof && { proof }) }
      history[replace || same ? 'replaceState' : 'pushState'](entry, '', hrefOf(placeOf(url)))
    }
    scroll.expect(url, { back: pop, stay: form !== undefined && url.pathname === shown().pathname })
    show(found)
  }

  /** The browser is at another entry of the page on the screen: no other page is waited for any more. */
  function moveWithin() {
    pending?.abort()
    scroll.moved()
    show({ ...get().view, place: placeOf(location) })
  }

  const leave = () => navigate(location.pathname + (proofKept() ?? location.search) + location.hash, { pop: true })
  onHistory(shown, moveWithin, () => void leave())

  return {
    navigate,
    /** The page shows another side of what it has: the address follows, and nothing is asked for. */
    rewrite: (search: string) => show({ ...get().view, place: replaceSearch(search) }, get().navigation),
    /** Before the browser jumps within the page. */
    rememberScroll: scroll.remember,
    current: get,
    subscribe,
    /** Called when a view is on the screen. */
    settle: scroll.settle,
  }
}
