import { to } from '#platform/contract/to.ts'
import { useLocation } from '#platform/web/router.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useSettings } from '#platform/web/settings.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { Logo } from '#platform/web/logo.tsx'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { CurrencyLink } from './currency-link.tsx'
import styles from './header.module.css'
import { otherLocale, otherSiteLink } from './other-site.ts'
import { SearchBar } from '#catalogue/finder/pages/search-bar.tsx'

/** The thin bar above everything: who we are to call, who the visitor is, and the other site. */
export function TopBar() {
  const t = useT()
  const root = useRoot()
  const chinese = t.locale === 'zh-CN'
  return (
    <div className={styles.top}>
      <div className={`container ${styles.topRow}`}>
        {chinese && (
          <a href={to.home()} className={styles.wide}>
            {t('layout.home')}
          </a>
        )}
        {root && (
          <>
            {root.site.hotline && (
              <a
                href={`tel:${root.site.hotline.replace(/[^\d+]/g, '')}`}
                aria-label={`${t('layout.hotline')} ${root.site.hotline}`}
              >
                <Icon name="phone" size={16} />
                <span className={styles.wide}>{t('layout.hotline')}</span>
                <span className={root.member ? styles.wide : undefined}>{root.site.hotline}</span>
              </a>
            )}
            {root.site.email && (
              <a href={`mailto:${root.site.email}`} className={styles.wide}>
                <Icon name="mail" size={16} /> {root.site.email}
              </a>
            )}
          </>
        )}
        <span className={styles.push} />
        <CartLink wordClass={styles.brief} countClass={styles.count} />
        {chinese && <AccountLinks />}
        <CurrencyLink className={styles.wide} />
        <LanguageLink />
      </div>
    </div>
  )
}

/** Leads to the same page of the other site; the target must load afresh, because its texts are another language's. */
export function LanguageLink() {
  const t = useT()
  const settings = useSettings()
  const { pathname, search } = useLocation()
  return (
    <a href={otherSiteLink(settings, pathname + search)} data-document="" lang={otherLocale(settings.locale)}>
      <Icon name="globe" size={16} />
      {t('layout.otherSite')}
    </a>
  )
}

export function Header() {
  const international = useT().locale === 'en-US'
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={classNames('container', styles.row, international && styles.international)}>
        <Logo />
        <SearchBar />
        {international && (
          <div className={styles.account}>
            <AccountLinks />
          </div>
        )}
      </div>
    </header>
  )
}
