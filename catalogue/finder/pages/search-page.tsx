import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type Action, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import type { SearchData } from './load-search.ts'
import { loadSearch } from './load-search.ts'
import type { SearchPlace } from './search-place.ts'
import { SavedNotice, SaveSearch } from './save-search.tsx'
import { searchCrumbs, searchMeta } from './search-meta.ts'
import { SearchView } from './search-view.tsx'
import styles from './search-view.module.css'

const place: SearchPlace = { path: to.search(), detail: to.product.path, fixed: {}, limit: 20 }

export const loader = (visit: Visit) => loadSearch(visit, place)

/** Keeps the search that is shown. */
export const action: Action = async ({ api, form }) => ({
  saved: await api.savedSearches.save({
    name: String(form.get('name') ?? ''),
    query: String(form.get('query') ?? ''),
    alert: form.has('alert'),
  }),
})

const keyOf = ({ search }: SearchData) => new URLSearchParams(search).get('key')

function titleOf(data: SearchData, t: Translator) {
  const key = keyOf(data)
  return key ? t('products.resultsFor', { key }) : t('products.allProducts')
}

export const meta: MetaOf<typeof loader> = (data, t) => searchMeta(data, place, t, titleOf(data, t))

export default function SearchPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const title = titleOf(data, t)
  const [categoryId, another] = new URLSearchParams(data.search).getAll('categoryIds')
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs label={t('layout.breadcrumbs')} items={searchCrumbs(t, title, keyOf(data))} />
        <h1>{title}</h1>
        {categoryId && !another && <a href={to.priceHistory({ categoryId })}>{t('trendLink.ofCategory')}</a>}
      </header>
      <SavedNotice />
      <SearchView place={place} data={data} actions={<SaveSearch data={data} />} />
    </div>
  )
}
