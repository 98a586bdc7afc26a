import './start-react.ts'
import '#platform/ui/styles/fonts.css'
import '#platform/ui/styles/tokens.css'
import '#platform/ui/styles/base.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { constants } from '#platform/contract/constants.ts'
import { loadAreas } from '#site/texts/load-area.ts'
import { createTranslator } from '#platform/texts/messages.ts'
import { browserClient } from '#platform/web/api.ts'
import { createBrowserRouter, type OpenView } from '#platform/web/browser-router.ts'
import { cookie } from '#platform/web/cookies.ts'
import { followLinks } from '#platform/web/follow-links.ts'
import { Providers } from '#platform/web/providers.tsx'
import { reloadOnLostChunk } from '#platform/web/reload-on-lost-chunk.ts'
import { Router } from '#platform/web/router.tsx'
import { stayOffline } from '#platform/web/stay-offline.ts'
import type { Menu, PageData } from '#platform/web/visit.ts'
import { Root } from './root.tsx'
import { loadModules, modulesOf, openView } from './router.ts'
import { entryAt } from './routes.ts'

reloadOnLostChunk()

const { settings, view } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
const { locale, apiBase, devPages } = settings

const entryOf = (pathname: string) => entryAt(pathname, devPages)

// Not awaited by the module itself: pages are files that wait for this one.
async function start() {
  const first = view.error ? undefined : entryOf(view.place.pathname)
  // The page that is already on the screen must be whole before React takes it over.
  const [texts] = await Promise.all([loadAreas(locale, ['site', ...(first?.areas ?? [])]), first && loadModules(first)])
  const t = createTranslator(locale, texts)
  const api = browserClient(apiBase, t)
  let menu: Promise<Menu> | undefined
  const askMenu = () =>
    (menu ??= api.members.menu().catch((error: unknown) => {
      // A failure is not kept: the next page asks again.
      menu = undefined
      throw error
    }))

  const open: OpenView = ({ url, form, signal, previous }) => {
    const signedIn = Boolean(cookie(constants.tokenCookie))
    const visit = { api, t, signedIn, url, signal, menu: askMenu }
    return stayOffline(t, (onError) => openView(visit, { devPages, form, previous, onError }))
  }

  const router = createBrowserRouter(view, open)
  followLinks(router, (url) => {
    const entry = entryOf(url.pathname)
    if (entry) void loadModules(entry).catch(() => undefined)
  })

  // In small steps, so that a slow phone can scroll and type meanwhile.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Providers t={t} settings={settings} api={api}>
        <Router router={router}>
          {(current) => {
            const entry = entryOf(current.place.pathname)
            return <Root view={current} entry={entry} modules={entry && modulesOf(entry)} />
          }}
        </Router>
      </Providers>,
    )
  })
  // Opening the storage takes its time, and nobody waits for this.
  setTimeout(() => localStorage.setItem(constants.localeStorageKey, locale))
}

void start()
