import { useEffect } from 'react'
import { useApi } from '#platform/web/api-context.ts'
import { useLocation } from '#platform/web/router.tsx'
import { leavePage, recordVisit } from '#service/visits/pages/visits.ts'
import { whenIdle } from '#platform/web/when-idle.ts'

/** Counts page views after the page has come to rest, so that counting never slows it. */
export function VisitRecorder() {
  const api = useApi()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!api) return
    return whenIdle(() => void recordVisit(api, pathname + search, document.referrer))
  }, [api, pathname, search])
  useEffect(() => {
    if (!api) return
    const leave = () => leavePage(api)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [api])
  return null
}
