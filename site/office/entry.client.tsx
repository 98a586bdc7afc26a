import '#platform/ui/styles/fonts.css'
import '#platform/ui/styles/tokens.css'
import '#platform/ui/styles/base.css'
import { hydrateRoot } from 'react-dom/client'
import { ApiError } from '#platform/contract/client.ts'
import { constants } from '#platform/contract/constants.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Me } from '#identity/operators/office/session-contract.ts'
import { loadAdminArea } from '#site/texts/load-admin-area.ts'
import { loadAreas } from '#site/texts/load-area.ts'
import { createTranslator } from '#platform/texts/messages.ts'
import { createBrowserRouter, type OpenView } from '#platform/web/browser-router.ts'
import { cookie } from '#platform/web/cookies.ts'
import { followLinks } from '#platform/web/follow-links.ts'
import { Providers } from '#platform/web/providers.tsx'
import { reloadOnLostChunk } from '#platform/web/reload-on-lost-chunk.ts'
import { Router } from '#platform/web/router.tsx'
import { stayOffline } from '#platform/web/stay-offline.ts'
import type { PageData } from '#platform/web/visit.ts'
import { OperatorApiContext } from '#platform/office/api-context.ts'
import { operatorClient } from '#platform/office/api.ts'
import { stayWithForm } from '#platform/office/ended-session.ts'
import { staysWithUnsaved } from '#platform/office/unsaved.ts'
import { AdminRoot } from './root.tsx'
import { adminModulesOf, loadAdminModules, openAdminView } from './router.ts'
import { adminEntryAt } from './routes.ts'

reloadOnLostChunk()

const { settings, view } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
const { locale, apiBase } = settings
localStorage.setItem(constants.localeStorageKey, locale)

const first = view.error ? undefined : adminEntryAt(view.place.pathname)
const [texts, more] = await Promise.all([
  loadAreas(locale, ['site']),
  loadAdminArea(locale),
  first && loadAdminModules(first),
])
const t = createTranslator(locale, texts)
t.add(more)
const api = operatorClient(apiBase, t)

// Asked with every page: a role that was changed shows at once.
const askMe = (): Promise<Me | null> =>
  cookie(operatorToken.cookie)
    ? api.session.me().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      })
    : Promise.resolve(null)

const open: OpenView = async ({ url, form, signal, previous }) => {
  let asked: Promise<Me | null> | undefined
  const visit = { api, t, url, signal, me: () => (asked ??= askMe()) }
  const { devPages } = settings
  const found = await stayOffline(t, (onError) => openAdminView(visit, { devPages, form, previous, onError }))
  return stayWithForm(found, adminEntryAt(url.pathname)?.permission !== undefined, form)
}

const router = createBrowserRouter(view, open, staysWithUnsaved)
followLinks(router, (url) => {
  const entry = adminEntryAt(url.pathname)
  if (entry) void loadAdminModules(entry).catch(() => undefined)
})

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <Providers t={t} settings={settings}>
    <OperatorApiContext value={api}>
      <Router router={router}>
        {(current) => {
          const entry = adminEntryAt(current.place.pathname)
          return <AdminRoot view={current} entry={entry} modules={entry && adminModulesOf(entry)} />
        }}
      </Router>
    </OperatorApiContext>
  </Providers>,
)
