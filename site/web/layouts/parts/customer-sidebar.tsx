import { useEffect, useRef } from 'react'
import { to } from '#platform/contract/to.ts'
import { useLocation } from '#platform/web/router.tsx'
import type { MenuNode } from '#identity/roles/menu.ts'
import { lettersMenuId } from '#identity/roles/menu.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useLive } from '#platform/web/use-live.ts'
import { CountBadge } from '#platform/ui/badge.tsx'
import { currentOf } from '../current-item.ts'
import styles from './customer-sidebar.module.css'

/** The fixed home item, then what the server's menu data says. */
export function CustomerSidebar({ menu }: { menu: MenuNode[] }) {
  const t = useT()
  const unread = useLive((api, signal) => api.letters.newCount({}, { signal }), { on: 'letters' }) ?? 0
  const badge = (
    <span className={styles.badge}>
      <CountBadge count={unread} label={t('layout.unreadLetters', { count: unread })} />
    </span>
  )
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // On a phone the menu is one line: the page that is open comes into its view.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 3
  }, [pathname])
  return (
    <nav ref={nav} aria-label={t('layout.customerMenu')} className={styles.sidebar}>
      <Item href={to.customerHome()}>{t('layout.customerHome')}</Item>
      {menu.map((node) => (
        <div key={node.id} className={styles.group}>
          <h2>
            <Local zh={node.name} en={node.nameEn} />
          </h2>
          {node.list.map((leaf) => (
            <Item key={leaf.id} href={leaf.url ?? to.customerHome()}>
              <Local zh={leaf.name} en={leaf.nameEn} />
              {leaf.id === lettersMenuId && badge}
            </Item>
          ))}
        </div>
      ))}
    </nav>
  )
}

function Item({ href, children }: { href: string; children: React.ReactNode }) {
  const { pathname } = useLocation()
  return (
    <a href={href} aria-current={currentOf(href, pathname)} className={styles.item}>
      {children}
    </a>
  )
}
