import type { ReactNode } from 'react'
import { DoneBar } from '#web/admin/ui/done-bar.tsx'
import { DeskNav } from '#web/admin/ui/desk-nav.tsx'
import { LanguageLink } from '#web/admin/ui/language-link.tsx'
import { Palette } from '#web/admin/ui/palette.tsx'
import { PersonMenu } from '#web/admin/ui/person-menu.tsx'
import { ShortcutHelp } from '#web/admin/ui/shortcut-help.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { useNavigation } from '#web/lib/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './desk-layout.module.css'

/** The frame of every page behind the sign-in. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const busy = useNavigation().state === 'loading'
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <details className={styles.small}>
          <summary className={styles.opener} aria-label={t('layout.menu')}>
            <Icon name="menu" />
          </summary>
          <div className={styles.drawer}>
            <DeskNav />
          </div>
        </details>
        <a href="/admin" className={styles.brand}>
          {t('layout.brand')}
          <span>{t('adminDesk.backOffice')}</span>
        </a>
        <Palette />
        <div className={styles.end}>
          <a href="/" data-document="" className={styles.wide}>
            {t('adminDesk.toSite')}
          </a>
          <LanguageLink />
          <PersonMenu />
        </div>
      </header>
      <aside className={styles.side}>
        <DeskNav />
      </aside>
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={busy}>
        {children}
      </main>
      <DoneBar />
      <ShortcutHelp />
    </div>
  )
}
