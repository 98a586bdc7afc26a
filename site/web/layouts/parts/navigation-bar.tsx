import { useEffect, useState } from 'react'
import { useNavigation } from '#platform/web/router.tsx'
import { constants } from '#platform/contract/constants.ts'
import { useT } from '#platform/web/i18n.tsx'
import styles from './navigation-bar.module.css'

/** Quick navigations show nothing; a slow one gets a bar that creeps towards its end (5 s, in the stylesheet). */
export function NavigationBar() {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), constants.loadingBarThrottleMs)
    return () => clearTimeout(timer)
  }, [busy])
  return shown ? <div className={styles.bar} role="progressbar" aria-label={t('layout.loading')} /> : null
}
