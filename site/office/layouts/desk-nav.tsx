import { useMe } from '#platform/office/visit.ts'
import { sections, type Section } from '#platform/office/entry.ts'
import { adminEntryAt, adminPages } from '../routes.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { CountBadge } from '#platform/ui/badge.tsx'
import { useArrivals, waitingAt } from '#site/desk/office/use-arrivals.ts'
import styles from './desk-nav.module.css'

const titles: Record<Section, PlainKey> = {
  desk: 'adminDesk.sectionDesk',
  catalogue: 'adminDesk.sectionCatalogue',
  content: 'adminDesk.sectionContent',
  sales: 'adminDesk.sectionSales',
  terms: 'adminDesk.sectionTerms',
  service: 'adminDesk.sectionService',
  system: 'adminDesk.sectionSystem',
}

/** The pages that the operator may open. */
function useOpenPages() {
  const me = useMe()
  return adminPages.filter(
    ({ permission, ofHouse }) => permission && me?.permissions.includes(permission) && !(ofHouse && me.shop),
  )
}

/** Those of the navigation, by section. */
export const useListedPages = () => useOpenPages().filter(({ section }) => section)

/** What the operator can make anew. */
export const useAddingPages = () => useOpenPages().flatMap(({ path, adds }) => (adds ? [{ path, adds }] : []))

/** How much waits behind a page of the navigation. */
function Waiting({ path }: { path: string }) {
  const t = useT()
  const count = waitingAt(useArrivals(), path)
  return <CountBadge count={count} label={t('adminDesk.waitsHere', { count })} />
}

export function DeskNav() {
  const t = useT()
  const pages = useListedPages()
  const { pathname } = useLocation()
  // Pages below a listed one belong to it.
  const here = adminEntryAt(pathname)?.path.split('/').slice(0, 3).join('/')
  return (
    <nav aria-label={t('adminDesk.navigation')} className={styles.nav}>
      {sections.map((section) => {
        const own = pages.filter((page) => page.section === section)
        if (own.length === 0) return null
        return (
          <section key={section}>
            {section !== 'desk' && <h2 className={styles.title}>{t(titles[section])}</h2>}
            <ul>
              {own.map((page) => (
                <li key={page.path}>
                  <a
                    href={page.path}
                    className={styles.link}
                    aria-current={page.path === pathname ? 'page' : undefined}
                    data-within={page.path === here ? '' : undefined}
                  >
                    {t(page.title)}
                    <Waiting path={page.path} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
