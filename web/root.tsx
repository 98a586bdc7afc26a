import { Outlet, ScrollRestoration } from 'react-router'
import { Announcer } from './layouts/parts/announcer.tsx'
import { NavigationBar } from './layouts/parts/navigation-bar.tsx'
import { OfflineNotice } from './layouts/parts/offline-notice.tsx'
import type { RootData } from './lib/page.ts'
import type { Visit } from './lib/visit.ts'
import { useT } from './lib/i18n.tsx'
import { ToastRegion } from './ui/toast.tsx'

export async function rootLoader({ api, signedIn }: Visit): Promise<RootData> {
  const [site, member] = await Promise.all([api.home.site(), signedIn ? api.members.info() : null])
  return { site, member }
}

/** Around every layout: what belongs to the window, not to a page. */
export function Root() {
  const t = useT()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      <NavigationBar />
      <OfflineNotice />
      <Outlet />
      <Announcer />
      <ToastRegion label={t('layout.notifications')} dismissLabel={t('layout.dismiss')} />
      <ScrollRestoration />
    </>
  )
}
