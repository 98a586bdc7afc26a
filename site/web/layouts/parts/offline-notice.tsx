import { useSyncExternalStore } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export function OfflineNotice() {
  const t = useT()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <Notice kind="warning" banner>
          {t('layout.offline')}
        </Notice>
      )}
    </div>
  )
}
