import { useLocation } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { activeItem, navItems, navItemsFor } from '../nav-items.ts'
import styles from './main-nav.module.css'

export function MainNav() {
  const t = useT()
  const active = navItems[activeItem(useLocation().pathname)]
  return (
    <nav aria-label={t('layout.mainNavigation')} className={styles.nav}>
      <ul className={`container ${styles.items}`}>
        {navItemsFor(t.locale).map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item === active ? 'page' : undefined} className={styles.item}>
              {t(item.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
