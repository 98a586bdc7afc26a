import { useLocation } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { filterFormId } from './filter-panel.tsx'
import { asSearch } from './search-address.ts'
import { applyChange } from './use-search-form.ts'
import styles from './sort-bar.module.css'

const sorts = ['relevance', 'created-desc', 'price-asc', 'price-desc', 'model-asc'] as const
const sortTexts = {
  relevance: 'products.sortRelevance',
  'created-desc': 'products.sortNewest',
  'price-asc': 'products.sortCheapest',
  'price-desc': 'products.sortDearest',
  'model-asc': 'products.sortModel',
} as const

/** The order: a field of the filter form, wherever it stands. */
export function SortSelect({ query, more }: { query: URLSearchParams; more: { value: string; label: string }[] }) {
  const t = useT()
  const code = query.get('sortBy')
  const wanted = (query.get('orderBy') ?? 'relevance') + (code ? `.${code}` : '')
  const all = [...sorts, ...more.map(({ value }) => value)]
  const current =
    all.find((sort) => sort === `${wanted}-${query.get('sortType')}`) ??
    all.find((sort) => sort.startsWith(wanted)) ??
    'relevance'
  return (
    <label className={styles.sort}>
      <span>{t('products.sort')}</span>
      <select name="sort" form={filterFormId} value={current} onChange={applyChange}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortTexts[sort])}
          </option>
        ))}
        {more.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

export function ViewSwitch({ query }: { query: URLSearchParams }) {
  const t = useT()
  const { pathname } = useLocation()
  const current = query.get('view') ?? 'grid'
  const link = (view: 'grid' | 'table' | 'scatter', label: string) => {
    const other = new URLSearchParams(query)
    if (view === 'grid') other.delete('view')
    else other.set('view', view)
    return (
      <a
        href={pathname + asSearch(other)}
        aria-label={label}
        title={label}
        aria-current={view === current ? 'true' : undefined}
      >
        <Icon name={view} />
      </a>
    )
  }
  return (
    <div role="group" aria-label={t('products.view')} className={styles.views}>
      {link('grid', t('products.grid'))}
      {link('table', t('products.table'))}
      {link('scatter', t('products.scatter'))}
    </div>
  )
}
