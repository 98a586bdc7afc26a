import { useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '#web/lib/error-boundary.tsx'
import { NavigationBar } from '#web/layouts/parts/navigation-bar.tsx'
import { OfflineNotice } from '#web/layouts/parts/offline-notice.tsx'
import { useT } from '#web/lib/i18n.tsx'
import type { Modules } from '#web/lib/open-view.ts'
import type { View } from '#web/lib/visit.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { adminMeta } from './lib/meta.ts'
import type { AdminVisit } from './lib/visit.ts'
import type { AdminEntry } from './routes.ts'
import { AdminError } from './ui/admin-error.tsx'
import { EndedSessionDialog } from './ui/ended-session-dialog.tsx'
import { LeaveDialog } from './ui/leave-dialog.tsx'

interface AdminRootProps {
  view: View
  entry: AdminEntry | undefined
  modules: Modules<AdminVisit> | undefined
}

/** Around every layout of the back office. */
export function AdminRoot({ view, entry, modules }: AdminRootProps) {
  const t = useT()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      <Announcer view={view} entry={entry} modules={modules} />
      <NavigationBar />
      <OfflineNotice />
      <ErrorBoundary key={view.place.pathname} fallback={<AdminError status={500} />}>
        {view.error || !entry || !modules ? (
          <AdminError status={view.error?.status ?? 404} message={view.error?.message} />
        ) : (
          <modules.layout.default key={entry.layout}>
            <modules.page.default key={entry.path} />
          </modules.layout.default>
        )}
      </ErrorBoundary>
      <LeaveDialog />
      <EndedSessionDialog />
      <ToastRegion label={t('layout.notifications')} dismissLabel={t('layout.dismiss')} />
    </>
  )
}

/** After a client navigation: the new title, the focus at the content, and a word to screen readers. */
function Announcer({ view, entry, modules }: AdminRootProps) {
  const t = useT()
  const [text, setText] = useState('')
  const { pathname } = view.place
  const shown = useRef(pathname)
  useEffect(() => {
    const { title } = adminMeta(view, entry, modules?.page, t)
    document.title = title
    if (shown.current === pathname) return
    shown.current = pathname
    setText(t('layout.pageLoaded', { title }))
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [view, entry, modules, pathname, t])
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
