import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Footer } from './parts/footer.tsx'
import { Logo } from '#platform/web/logo.tsx'
import { LanguageLink } from './parts/header.tsx'
import styles from './register-layout.module.css'

export default function RegisterLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const { signUp } = useSettings()
  // Whoever wanted to go somewhere gets there by any of these ways.
  const backUrl = new URLSearchParams(useLocation().search).get('backUrl') ?? undefined
  const back = backUrl ? `?${new URLSearchParams({ backUrl })}` : ''
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <Logo />
          <nav aria-label={t('layout.mainNavigation')} className={styles.links}>
            <a href={to.home()}>{t('layout.home')}</a>
            <a href={to.signIn(backUrl)}>{t('layout.signIn')}</a>
            <a href={signUp + back}>{t('layout.signUp')}</a>
            <LanguageLink />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <p className={styles.enquire}>
          {t('auth.enquireText')} <a href={to.inquiry()}>{t('auth.enquire')}</a>
        </p>
      </main>
      <Footer />
    </div>
  )
}
