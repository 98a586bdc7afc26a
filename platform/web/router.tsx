import { createContext, use, useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { BrowserRouter, Navigation } from './browser-router.ts'
import { pressAgain } from './press-again.ts'
import type { Place, View } from './visit.ts'

const ViewContext = createContext<View | undefined>(undefined)
const NavigationContext = createContext<Navigation>({ state: 'idle' })
const RouterContext = createContext<BrowserRouter | undefined>(undefined)

export function useView(): View {
  const view = use(ViewContext)
  if (!view) throw new Error('There is no view around this component.')
  return view
}

export const useLocation = (): Place => useView().place

export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)], [search])
}

/** What the visitor waits for: `idle`, `loading` a page, or `submitting` a form. */
export const useNavigation = () => use(NavigationContext)

/** For live widgets; links and forms need no function. Does nothing while a page is rendered on the server. */
export function useNavigate() {
  const router = use(RouterContext)
  return (to: string, options?: { replace?: boolean }) => void router?.navigate(to, options)
}

/** For what a page can show without asking again, such as other units: only the address changes. */
export function useRewrite() {
  const router = use(RouterContext)
  return (search: string) => router?.rewrite(search)
}

/** On the server: one view that does not change. */
export const StaticRouter = ({ view, children }: { view: View; children: (view: View) => ReactNode }) => (
  <ViewContext value={view}>{children(view)}</ViewContext>
)

/** In the browser: the router's current view. */
export function Router({ router, children }: { router: BrowserRouter; children: (view: View) => ReactNode }) {
  const { view, navigation } = useSyncExternalStore(router.subscribe, router.current, router.current)
  useLayoutEffect(() => router.settle(), [router, view])
  useEffect(pressAgain, [])
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <ViewContext value={view}>{children(view)}</ViewContext>
      </NavigationContext>
    </RouterContext>
  )
}
