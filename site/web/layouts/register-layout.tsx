import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Footer } from './parts/footer.tsx'
import { Logo } from '#platform/web/logo.tsx'
import { LanguageLink } from './parts/header.tsx'
import styles from './register-layout.module.css'

export default function RegisterLayout({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <Logo />
          <nav aria-label={t('layout.mainNavigation')} className={styles.links}>
            <a href={to.home()}>{t('layout.home')}</a>
            <a href={to.signIn()}>{t('layout.signIn')}</a>
            <a href={useSettings().signUp}>{t('layout.signUp')}</a>
            <LanguageLink />
          </nav>
        </div>
      </header>
      <div className={styles.body}>
        <aside className={styles.aside}>
          <h2>{t('registration.welcome')}</h2>
          <p>{t('registration.welcomeText')}</p>
        </aside>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Footer />
    </div>
  )
}
