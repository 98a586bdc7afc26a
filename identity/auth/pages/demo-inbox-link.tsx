import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import styles from './auth.module.css'

/** In a demonstration nothing reaches a mailbox; here is where it can be read. */
export function DemoInboxLink() {
  const t = useT()
  if (!useSettings().demo) return null
  return (
    <p className={styles.demo}>
      {t('auth.demoInbox')}{' '}
      <a href={to.devInbox()} target="_blank" rel="noreferrer">
        {t('auth.demoInboxLink')}
      </a>
    </p>
  )
}
