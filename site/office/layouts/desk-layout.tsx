import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { DoneBar } from '#platform/office/ui/done-bar.tsx'
import { DeskNav } from './desk-nav.tsx'
import { FavouritesProvider } from './favourites.tsx'
import { LanguageLink } from '#platform/office/ui/language-link.tsx'
import { Palette } from './palette.tsx'
import { PersonMenu } from './person-menu.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './desk-layout.module.css'

/** The frame of every page behind the sign-in. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const busy = useNavigation().state === 'loading'
  return (
    <FavouritesProvider>
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
          <a href={to.office.desk()} className={styles.brand}>
            {t('layout.brand')}
            <span>{t('adminDesk.backOffice')}</span>
          </a>
          <Palette />
          <div className={styles.end}>
            <a href={to.home()} data-document="" className={styles.wide}>
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
          <p className={styles.zone}>{t('clock.zone')}</p>
        </main>
        <DoneBar />
        <ShortcutHelp />
      </div>
    </FavouritesProvider>
  )
}
