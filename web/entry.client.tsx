import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { hydrateRoot } from 'react-dom/client'
import {
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { constants } from '#contract/constants.ts'
import { loadArea } from '#i18n/load-area.ts'
import { createTranslator } from '#i18n/messages.ts'
import { browserClient } from './lib/api.ts'
import { cookie } from './lib/cookies.ts'
import { followLinks } from './lib/follow-links.ts'
import { Providers } from './lib/providers.tsx'
import { reloadOnLostChunk } from './lib/reload-on-lost-chunk.ts'
import { visitorContext, type Menu, type PageData } from './lib/visit.ts'
import { createRoutes } from './router.tsx'
import { entryOfRoute } from './routes.ts'

reloadOnLostChunk()

const { settings, ...state } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
const { locale, apiBase } = settings
localStorage.setItem(constants.localeStorageKey, locale)

const t = createTranslator(locale, await loadArea(locale, 'site'))
const api = browserClient(apiBase, t)
let menu: Promise<Menu> | undefined

const routes = createRoutes(settings)
await resolveLazy(routes)

const router = createBrowserRouter(routes, {
  hydrationData: {
    ...state,
    errors:
      state.errors &&
      Object.fromEntries(
        Object.entries(state.errors).map(([id, { status, data }]) => [id, new ErrorResponse(status, '', data)]),
      ),
  },
  getContext() {
    const context = new RouterContextProvider()
    const signedIn = Boolean(cookie(constants.tokenCookie))
    context.set(visitorContext, { api, t, signedIn, menu: () => (menu ??= api.members.menu()) })
    return context
  },
})
followLinks(router)

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <Providers t={t} settings={settings} api={api}>
    <RouterProvider router={router} />
  </Providers>,
)

/** The page that is already on the screen must be whole before React takes it over. */
async function resolveLazy(all: RouteObject[]) {
  const matches = matchRoutes(all, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      const area = entryOfRoute(route.id)?.area
      const [module] = await Promise.all([
        typeof route.lazy === 'function' ? route.lazy() : {},
        area && loadArea(locale, area).then(t.add),
      ])
      Object.assign(route, module, { lazy: undefined })
    }),
  )
}
