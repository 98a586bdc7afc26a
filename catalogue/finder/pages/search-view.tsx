import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { useLocation, useNavigation } from '#platform/web/router.tsx'
import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { Drawn } from '#platform/web/drawn-part.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { choicesIn } from './choices.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { ComparedAt } from './compared-at.tsx'
import { CompareBar } from '#catalogue/goods/pages/compare-bar.tsx'
import { ExportLinks } from './export-links.tsx'
import { FilterPanel, OpenFilters } from './filter-panel.tsx'
import type { SearchData } from './load-search.ts'
import { namesIn } from './search-names.ts'
import type { SearchPlace } from './search-place.ts'
import { NamedGrade } from '#catalogue/cross-references/pages/named-grade.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SearchedInstead } from './searched-instead.tsx'
import { CardCell } from '#catalogue/goods/pages/product-card.tsx'
import { ProductTable } from '#catalogue/goods/pages/product-table.tsx'
import { SortSelect, ViewSwitch } from './sort-bar.tsx'
import { useSearchForm } from './use-search-form.ts'
import scatter from './scatter.module.css'
import tableTools from './table-tools.module.css'
import styles from './search-view.module.css'

interface SearchViewProps {
  place: SearchPlace
  data: SearchData
  /** Beside the count, such as the button that keeps the search. */
  actions?: ReactNode
}

/** Filters, tools and result of a search, wherever one is shown. */
export function SearchView({ place, data, actions }: SearchViewProps) {
  const t = useT()
  const { search } = useLocation()
  // The old result stays, dimmed, until the new one is there.
  const busy = useNavigation().state === 'loading'
  const { query, submit, top } = useSearchForm(place.limit)
  const { found, parameters } = data
  const shown = new URLSearchParams(search)
  const choices = choicesIn(shown, Object.keys(place.fixed))
  // Nothing to filter or sort where nothing was asked for and nothing is there.
  if (found.totalCount === 0 && choices.length === 0)
    return <NothingFound place={place} query={shown} data={data} bare />
  return (
    <div ref={top} className={styles.view}>
      <a className="skip-link" href="#results">
        {t('products.showResults', { count: found.totalCount })}
      </a>
      <FilterPanel place={place} data={data} query={query} submit={submit} />
      <section
        id="results"
        tabIndex={-1}
        aria-label={t('products.results')}
        aria-busy={busy}
        className={styles.results}
      >
        <div className={styles.tools}>
          <p role="status" className={styles.count}>
            {t('products.found', { count: found.totalCount })}
          </p>
          {actions}
          <div className={styles.look}>
            <OpenFilters set={choices.filter(([part]) => part?.[0] !== 'key').length} />
            <SortSelect query={query} more={data.sorts} />
            <ViewSwitch query={shown} />
          </div>
        </div>
        <ChosenFilters place={place} query={shown} choices={choices} names={namesIn(data)} parameters={parameters} />
        {data.named && <NamedGrade of={data.named} detail={place.detail} />}
        <SearchedInstead found={found} typed={shown.get('key') ?? ''} />
        <ComparedAt query={shown} />
        <div className={classNames(styles.shown, busy && styles.busy)}>
          <Result place={place} data={data} query={shown} />
        </div>
        <ListPages {...found} />
      </section>
      <CompareBar above={place.path !== to.mobileSearch()} />
    </div>
  )
}

function Result({ place, data, query }: { place: SearchPlace; data: SearchData; query: URLSearchParams }) {
  const t = useT()
  const { list, totalCount } = data.found
  if (totalCount === 0) return <NothingFound place={place} query={query} data={data} />
  if (data.scatter) return <Drawn part={data.scatter} className={scatter.scatter} />
  if (list.length === 0) return null
  const ranges = query.getAll('range').flatMap((text) => parsePropertyRange(text) ?? [])
  const units = Object.fromEntries(ranges.map(({ code, unit }) => [code, unit]))
  if (data.table)
    return (
      <>
        <Drawn part={data.table.tools} className={tableTools.tools} />
        <ExportLinks place={place} query={query} columns={data.table.columns} totalCount={totalCount} />
        <ProductTable list={list} detail={place.detail} shown={data.table.columns} notes={data.table.differences} />
      </>
    )
  return (
    <>
      <h2 className="visually-hidden">{t('products.results')}</h2>
      <ul className={`far-after-four ${styles.grid}`}>
        {list.map((item, index) => (
          <CardCell key={item.id} item={item} detail={place.detail} units={units} priority={index === 0} />
        ))}
      </ul>
    </>
  )
}
