import { Redirect } from './outcome.ts'
import { scrollMemory } from './scroll-memory.ts'
import type { Place, View } from './visit.ts'

export interface Navigation {
  state: 'idle' | 'loading' | 'submitting'
  /** What is being sent. */
  form?: FormData
}

interface Target {
  url: URL
  form?: FormData
  signal: AbortSignal
  previous: View
}

/** Finds what to show at an address; undefined when the visitor should stay where he is. */
export type OpenView = (target: Target) => Promise<View | Redirect | undefined>

/** Whether the visitor, asked first, would rather not go there. */
type Stays = (url: URL, form?: FormData) => Promise<boolean>

interface NavigateOptions {
  form?: FormData
  replace?: boolean
  /** The browser went back or forward by itself. */
  pop?: boolean
}

export type BrowserRouter = ReturnType<typeof createBrowserRouter>

const hrefOf = ({ pathname, search, hash }: Place) => pathname + search + hash
export const placeOf = ({ pathname, search, hash }: URL): Place => ({ pathname, search, hash })

/** History, the current view and what is being waited for. A newer navigation aborts the one before. */
export function createBrowserRouter(first: View, open: OpenView, stays?: Stays) {
  let state: { view: View; navigation: Navigation } = { view: first, navigation: { state: 'idle' } }
  let pending: AbortController | undefined
  const listeners = new Set<() => void>()
  const scroll = scrollMemory()

  const set = (view: View, navigation: Navigation) => {
    state = { view, navigation }
    listeners.forEach((listener) => listener())
  }

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    if (!(await stays?.(new URL(to, location.href), options.form))) return go(to, options)
    if (options.pop) history.pushState({ key: crypto.randomUUID() }, '', hrefOf(state.view.place))
  }

  async function go(to: string, { form, replace, pop }: NavigateOptions): Promise<void> {
    const url = new URL(to, location.href)
    pending?.abort()
    const mine = (pending = new AbortController())
    scroll.remember()
    set(state.view, { state: form ? 'submitting' : 'loading', form })
    const found = await open({ url, form, signal: mine.signal, previous: state.view })
    if (mine.signal.aborted) return
    if (found instanceof Redirect) {
      if (found.document) return location.assign(found.to)
      return go(found.to, { replace: replace ?? pop })
    }
    if (!found) return set(state.view, { state: 'idle' })
    if (!pop) {
      const same = url.href === location.href
      history[replace || same ? 'replaceState' : 'pushState']({ key: crypto.randomUUID() }, '', url)
    }
    scroll.expect(url, { back: pop === true, stay: form !== undefined && url.pathname === state.view.place.pathname })
    set(found, { state: 'idle' })
  }

  window.addEventListener('popstate', () => {
    const { pathname, search } = state.view.place
    // A jump within the page is the browser's own affair.
    if (location.pathname !== pathname || location.search !== search) void navigate(location.href, { pop: true })
  })

  /** The page shows another side of what it has: the address follows, and nothing is asked for. */
  function rewrite(search: string) {
    const url = new URL(location.href)
    url.search = search
    history.replaceState(history.state, '', url)
    set({ ...state.view, place: placeOf(url) }, state.navigation)
  }

  return {
    navigate,
    rewrite,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Called when a view is on the screen. */
    settle: scroll.settle,
  }
}
