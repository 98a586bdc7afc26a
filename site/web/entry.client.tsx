import './start-react.ts'
import '#platform/ui/styles/fonts.css'
import '#platform/ui/styles/tokens.css'
import '#platform/ui/styles/base.css'
import '#platform/ui/styles/layout.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { loadAreas } from '#site/texts/load-area.ts'
import { createTranslator } from '#platform/texts/messages.ts'
import { browserClient } from '#platform/web/api.ts'
import { createBrowserRouter, type OpenView } from '#platform/web/browser-router.ts'
import { removeCookie } from '#platform/web/cookies.ts'
import { followLinks } from '#platform/web/follow-links.ts'
import { createBrowserOpener } from '#platform/web/open-in-browser.ts'
import { Redirect } from '#platform/web/outcome.ts'
import { Providers } from '#platform/web/providers.tsx'
import { reloadOnLostChunk } from '#platform/web/reload-on-lost-chunk.ts'
import { Router } from '#platform/web/router.tsx'
import { sayOffline } from '#platform/web/stay-offline.ts'
import type { PageData } from '#platform/web/visit.ts'
import { drawOtherIcons } from '#platform/ui/draw-icons.ts'
import { Root } from './root.tsx'
import { loadModules, modulesOf } from './modules.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
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
  const load = async (entry: PageEntry) => {
    const [more] = await Promise.all([loadAreas(locale, entry.areas ?? []), loadModules(entry), drawOtherIcons()])
    t.add(more)
  }
  const ask = createBrowserOpener({ entryAt: entryOf, load }, t)
  const open: OpenView = async (target) => {
    const found = await ask(target)
    if (found instanceof Redirect) forgetMember(target.url, found)
    return found
  }

  const router = createBrowserRouter(view, open)
  followLinks(router, {
    preload({ pathname }) {
      const entry = entryOf(pathname)
      if (entry) void loadModules(entry).catch(() => undefined)
    },
    onOffline: () => sayOffline(t),
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

/** After signing out, and where a session has ended, nothing of the member stays in this browser. */
function forgetMember({ pathname }: URL, answer: Redirect) {
  if (pathname === to.signOut.path) sessionStorage.clear()
  if (pathname === to.signOut.path || answer.to.startsWith(to.signIn.path)) removeCookie(constants.tokenCookie)
}

void start()
