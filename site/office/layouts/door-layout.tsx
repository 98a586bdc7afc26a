import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { LanguageLink } from '#platform/office/ui/language-link.tsx'
import styles from './door-layout.module.css'

/** Around the pages of the sign-in: one card and nothing to distract. */
export default function DoorLayout({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.brand}>
          {t('layout.brand')} <span>{t('adminDesk.backOffice')}</span>
        </span>
        <LanguageLink />
      </header>
      <main id="main" tabIndex={-1} className={styles.card}>
        {children}
      </main>
    </div>
  )
}
