import '#platform/ui/styles/fonts.css'
import '#platform/ui/styles/tokens.css'
import '#platform/ui/styles/base.css'
import '#platform/ui/styles/layout.css'
import { hydrateRoot } from 'react-dom/client'
import { constants } from '#platform/contract/constants.ts'
import { loadAdminArea } from '#site/texts/load-admin-area.ts'
import { loadAreas } from '#site/texts/load-area.ts'
import { createTranslator } from '#platform/texts/messages.ts'
import { createBrowserRouter, type OpenView } from '#platform/web/browser-router.ts'
import { followLinks } from '#platform/web/follow-links.ts'
import { createBrowserOpener } from '#platform/web/open-in-browser.ts'
import { Providers } from '#platform/web/providers.tsx'
import { reloadOnLostChunk } from '#platform/web/reload-on-lost-chunk.ts'
import { Router } from '#platform/web/router.tsx'
import { sayOffline } from '#platform/web/stay-offline.ts'
import type { PageData } from '#platform/web/visit.ts'
import { OperatorApiContext } from '#platform/office/api-context.ts'
import { operatorClient } from '#platform/office/api.ts'
import { stayWithForm } from '#platform/office/ended-session.ts'
import { staysWithUnsaved } from '#platform/office/unsaved.ts'
import { AdminRoot } from './root.tsx'
import { adminModulesOf, loadAdminModules } from './modules.ts'
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

const ask = createBrowserOpener({ entryAt: adminEntryAt, load: loadAdminModules }, t)
const open: OpenView = async (target) =>
  stayWithForm(await ask(target), adminEntryAt(target.url.pathname)?.permission !== undefined, target.form)

const router = createBrowserRouter(view, open, staysWithUnsaved)
followLinks(router, {
  preload({ pathname }) {
    const entry = adminEntryAt(pathname)
    if (entry) void loadAdminModules(entry).catch(() => undefined)
  },
  onOffline: () => sayOffline(t),
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
