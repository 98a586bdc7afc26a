import type { ReactNode } from 'react'
import { ErrorBoundary } from '#platform/web/error-boundary.tsx'
import { Announcer } from '#site/web/layouts/parts/announcer.tsx'
import { NavigationBar } from '#site/web/layouts/parts/navigation-bar.tsx'
import { OfflineNotice } from '#site/web/layouts/parts/offline-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Modules } from '#platform/web/open-view.ts'
import type { View } from '#platform/web/visit.ts'
import { ToastRegion } from '#platform/ui/toast.tsx'
import { adminTitle } from '#platform/office/meta.ts'
import { useMe, type AdminVisit } from '#platform/office/visit.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { EntryContext } from '#platform/office/entry-context.ts'
import { AdminError } from '#platform/office/ui/admin-error.tsx'
import { EndedSessionDialog } from '#platform/office/ui/ended-session-dialog.tsx'
import { LeaveDialog } from '#platform/office/ui/leave-dialog.tsx'
import { ArrivalsProvider, signalled, useLiveArrivals } from '#site/desk/office/use-arrivals.ts'
import DeskLayout from './layouts/desk-layout.tsx'
import { adminEntryAt } from './routes.ts'

interface AdminRootProps {
  view: View
  entry: AdminEntry | undefined
  modules: Modules<AdminVisit> | undefined
}

/** Around every layout of the back office. */
export function AdminRoot({ view, entry, modules }: AdminRootProps) {
  const t = useT()
  const shown = view.error || !entry ? undefined : modules
  // Whoever is signed in keeps the navigation around what went wrong.
  const isInside = useMe()?.stage === 'open'
  const Layout = shown?.layout.default ?? (isInside ? DeskLayout : BareLayout)
  const arrivals = useLiveArrivals(Layout === DeskLayout)
  const news = signalled(arrivals)
  const titleOf: typeof adminTitle = (...page) => `${news > 0 ? `(${news}) ` : ''}${adminTitle(...page)}`
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      <Announcer titleOf={titleOf} />
      <NavigationBar />
      <OfflineNotice />
      <ErrorBoundary key={view.place.pathname} of={view} fallback={broken}>
        <EntryContext value={adminEntryAt}>
          <ArrivalsProvider value={arrivals}>
            <Layout>
              {shown ? (
                <shown.page.default key={entry?.path} />
              ) : (
                <AdminError status={view.error?.status ?? 404} message={view.error?.message} />
              )}
            </Layout>
          </ArrivalsProvider>
        </EntryContext>
      </ErrorBoundary>
      <LeaveDialog />
      <EndedSessionDialog />
      <ToastRegion label={t('layout.notifications')} dismissLabel={t('layout.dismiss')} />
    </>
  )
}

const BareLayout = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
)

const broken = (
  <BareLayout>
    <AdminError status={500} />
  </BareLayout>
)
