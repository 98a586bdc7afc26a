import { useEffect, useRef } from 'react'
import { useMe } from '#platform/office/visit.ts'
import { sections, type AdminEntry, type Section } from '#platform/office/entry.ts'
import { adminEntryAt, adminPages } from '../routes.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { CountBadge } from '#platform/ui/badge.tsx'
import { useArrivals, waitingAt } from '#site/desk/office/use-arrivals.ts'
import { FavouriteToggle, useFavourites } from './favourites.tsx'
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
  const { paths } = useFavourites()
  const nav = useCurrentInSight()
  const favourites = paths.flatMap((path) => pages.filter((page) => page.path === path))
  return (
    <nav ref={nav} aria-label={t('adminDesk.navigation')} className={styles.nav}>
      {favourites.length > 0 && <NavSection title={t('adminDesk.favourites')} pages={favourites} />}
      {sections.map((section) => (
        <NavSection
          key={section}
          title={section === 'desk' ? undefined : t(titles[section])}
          pages={pages.filter((page) => page.section === section)}
        />
      ))}
    </nav>
  )
}

function NavSection({ title, pages }: { title: string | undefined; pages: readonly AdminEntry[] }) {
  const t = useT()
  const { pathname } = useLocation()
  const { paths } = useFavourites()
  // Pages below a listed one belong to it.
  const here = adminEntryAt(pathname)?.path.split('/').slice(0, 3).join('/')
  if (pages.length === 0) return null
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul>
        {pages.map((page) => (
          <li key={page.path} className={styles.item}>
            <a
              href={page.path}
              className={styles.link}
              aria-current={page.path === pathname ? 'page' : undefined}
              data-within={page.path === here ? '' : undefined}
            >
              {t(page.title)}
              <Waiting path={page.path} />
            </a>
            {/* One stop for the keyboard, not one at each page: whoever wants a page on top is there. */}
            {(page.path === here || paths.includes(page.path)) && (
              <FavouriteToggle path={page.path} title={t(page.title)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A navigation longer than the window begins where the operator is. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const box = nav.current?.parentElement
    const link = nav.current?.querySelector('[data-within]')
    if (!box || !link) return
    const [around, own] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
    if (own.top < around.top || own.bottom > around.bottom)
      box.scrollTop += own.top - around.top - (around.height - own.height) / 2
  }, [pathname])
  return nav
}
