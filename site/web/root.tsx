import { useEffect } from 'react'
import { ErrorView } from '#site/error/pages/error-view.tsx'
import CommonLayout from './layouts/common-layout.tsx'
import PlainLayout from './layouts/default-layout.tsx'
import { Announcer } from './layouts/parts/announcer.tsx'
import { NavigationBar } from './layouts/parts/navigation-bar.tsx'
import { OfflineNotice } from './layouts/parts/offline-notice.tsx'
import { VisitRecorder } from './layouts/parts/visit-recorder.tsx'
import { ErrorBoundary } from '#platform/web/error-boundary.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { prepareRest } from '#platform/web/prepare-rest.ts'
import type { LayoutModule, PageModule } from '#platform/web/page.ts'
import type { View } from '#platform/web/visit.ts'
import { windowTitle } from '#platform/web/window-title.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { ToastRegion } from '#platform/ui/toast.tsx'

interface RootProps {
  view: View
  entry: PageEntry | undefined
  modules: { page: PageModule; layout: LayoutModule } | undefined
}

/** Around every layout: what belongs to the window, not to a page. */
export function Root({ view, entry, modules }: RootProps) {
  const t = useT()
  useEffect(prepareRest, [])
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      <NavigationBar />
      <OfflineNotice />
      <ErrorBoundary key={view.place.pathname} of={view} fallback={<Failed status={500} />}>
        {view.error || !entry || !modules ? (
          <Failed status={view.error?.status ?? 404} message={view.error?.message} framed={Boolean(view.root)} />
        ) : (
          <modules.layout.default key={entry.layout}>
            <modules.page.default key={entry.path} />
          </modules.layout.default>
        )}
      </ErrorBoundary>
      <VisitRecorder />
      <Announcer titleOf={windowTitle} />
      <ToastRegion label={t('layout.notifications')} dismissLabel={t('layout.dismiss')} />
    </>
  )
}

interface FailedProps {
  status: number
  message?: string | undefined
  /** Whether there is what menus and the end of pages show. */
  framed?: boolean
}

function Failed({ status, message, framed }: FailedProps) {
  const Frame = framed ? CommonLayout : PlainLayout
  return (
    <Frame>
      <ErrorView status={status} message={message} />
    </Frame>
  )
}
