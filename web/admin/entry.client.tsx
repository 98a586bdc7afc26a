import '#web/styles/fonts.css'
import '#web/styles/tokens.css'
import '#web/styles/base.css'
import { hydrateRoot } from 'react-dom/client'
import { ApiError } from '#contract/client.ts'
import { constants } from '#contract/constants.ts'
import { operatorToken } from '#contract/operator/token.ts'
import type { Me } from '#contract/operator/session.ts'
import { loadAdminArea } from '#i18n/load-admin-area.ts'
import { loadAreas } from '#i18n/load-area.ts'
import { createTranslator } from '#i18n/messages.ts'
import { createBrowserRouter, type OpenView } from '#web/lib/browser-router.ts'
import { cookie } from '#web/lib/cookies.ts'
import { followLinks } from '#web/lib/follow-links.ts'
import { Providers } from '#web/lib/providers.tsx'
import { reloadOnLostChunk } from '#web/lib/reload-on-lost-chunk.ts'
import { Router } from '#web/lib/router.tsx'
import { stayOffline } from '#web/lib/stay-offline.ts'
import type { PageData } from '#web/lib/visit.ts'
import { OperatorApiContext } from './lib/api-context.ts'
import { operatorClient } from './lib/api.ts'
import { stayWithForm } from './lib/ended-session.ts'
import { staysWithUnsaved } from './lib/unsaved.ts'
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
  return stayWithForm(found, url, form)
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
