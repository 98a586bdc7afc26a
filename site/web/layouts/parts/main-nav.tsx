import { useLocation } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Part } from '#platform/web/part.tsx'
import { activeItem, navItems, navItemsFor } from '../nav-items.ts'
import styles from './main-nav.module.css'

export function MainNav() {
  const t = useT()
  const active = activeItem(useLocation().pathname)
  return (
    <nav aria-label={t('layout.mainNavigation')} className={styles.nav}>
      <Part as="ul" className={`container ${styles.items}`} of={NavItems} props={{ active }} />
    </nav>
  )
}

function NavItems({ active }: { active: number }) {
  const t = useT()
  return navItemsFor(t.locale).map((item) => (
    <li key={item.href}>
      <a href={item.href} aria-current={item === navItems[active] ? 'page' : undefined} className={styles.item}>
        {t(item.label)}
      </a>
    </li>
  ))
}
