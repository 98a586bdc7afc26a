import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { SearchBar } from './search-bar.tsx'
import { loadSearch } from './load-search.ts'
import type { SearchPlace } from './search-place.ts'
import { searchMeta } from './search-meta.ts'
import { SearchView } from './search-view.tsx'
import styles from './search-view.module.css'

const place: SearchPlace = {
  path: to.mobileSearch(),
  detail: to.mobileProduct.path,
  fixed: {},
  limit: 20,
}

export const loader = (visit: Visit) => loadSearch(visit, place)

/** The same search as on the full site, which is the one to be found. */
export const meta: MetaOf<typeof loader> = (data, t) =>
  searchMeta(data, { ...place, path: to.search() }, t, t('layout.productSearch'))

export default function MobileSearchPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="visually-hidden">{t('layout.productSearch')}</h1>
      <SearchBar />
      <SearchView place={place} data={data} />
    </div>
  )
}
