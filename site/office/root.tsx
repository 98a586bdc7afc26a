import { ErrorBoundary } from '#platform/web/error-boundary.tsx'
import { Announcer } from '#site/web/layouts/parts/announcer.tsx'
import { NavigationBar } from '#site/web/layouts/parts/navigation-bar.tsx'
import { OfflineNotice } from '#site/web/layouts/parts/offline-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Modules } from '#platform/web/open-view.ts'
import type { View } from '#platform/web/visit.ts'
import { ToastRegion } from '#platform/ui/toast.tsx'
import { adminTitle } from '#platform/office/meta.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { EntryContext } from '#platform/office/entry-context.ts'
import { AdminError } from '#platform/office/ui/admin-error.tsx'
import { EndedSessionDialog } from '#platform/office/ui/ended-session-dialog.tsx'
import { LeaveDialog } from '#platform/office/ui/leave-dialog.tsx'
import { ArrivalsProvider, signalled, useLiveArrivals } from '#site/desk/office/use-arrivals.ts'
import { adminEntryAt } from './routes.ts'

interface AdminRootProps {
  view: View
  entry: AdminEntry | undefined
  modules: Modules<AdminVisit> | undefined
}

/** Around every layout of the back office. */
export function AdminRoot({ view, entry, modules }: AdminRootProps) {
  const t = useT()
  const arrivals = useLiveArrivals(entry?.layout === 'desk' && !view.error)
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
      <ErrorBoundary key={view.place.pathname} of={view} fallback={<AdminError status={500} />}>
        {view.error || !entry || !modules ? (
          <AdminError status={view.error?.status ?? 404} message={view.error?.message} />
        ) : (
          <EntryContext value={adminEntryAt}>
            <ArrivalsProvider value={arrivals}>
              <modules.layout.default key={entry.layout}>
                <modules.page.default key={entry.path} />
              </modules.layout.default>
            </ArrivalsProvider>
          </EntryContext>
        )}
      </ErrorBoundary>
      <LeaveDialog />
      <EndedSessionDialog />
      <ToastRegion label={t('layout.notifications')} dismissLabel={t('layout.dismiss')} />
    </>
  )
}
