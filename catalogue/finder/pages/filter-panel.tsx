import { type ReactNode, type SubmitEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import type { Named } from './choices.ts'
import { asValues, FacetList } from './facet-list.tsx'
import type { SearchData } from './load-search.ts'
import { wantedNames } from './search-address.ts'
import { type SearchPlace, startOf } from './search-place.ts'
import { closeDialog, openDialog } from '#catalogue/goods/pages/open-dialog.ts'
import { PriceFilter } from './price-filter.tsx'
import { PropertyFilters } from './property-filters.tsx'
import { AvailabilityFilter } from './availability-filter.tsx'
import { LabelMatch } from './label-match.tsx'
import { Carried } from './carried.tsx'
import { GradeFacet } from './grade-facet.tsx'
import styles from './filter-panel.module.css'

export const filterPanelId = 'filter-panel'
export const filterFormId = 'filters'

/** What the form does not show but must not lose. */
const carried = [
  'id',
  'key',
  'productFiledType',
  'shopId',
  'subjectId',
  'recommandStatus',
  ...wantedNames,
  'view',
  'columns',
  'x',
  'y',
  'near',
  'units',
  'limit',
]

interface FilterPanelProps {
  place: SearchPlace
  data: SearchData
  query: URLSearchParams
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Beside the result where there is room; on a phone the same element is a dialog of its own. */
export function FilterPanel({
  place,
  data: { found, rest, parameters, names, spreads },
  query,
  submit,
}: FilterPanelProps) {
  const t = useT()
  const { brands, categories, countries, labels, grades } = found.facets
  const fixed = Object.keys(place.fixed)
  const facet = (
    name: string,
    title: string,
    values: (Named & { count: number })[],
    open?: boolean,
    children?: ReactNode,
  ) => (
    <FacetList
      title={title}
      name={name}
      values={asValues([...values, ...(names[name] ?? []).map((each) => ({ ...each, count: 0 }))])}
      rest={rest[name]}
      chosen={query.getAll(name)}
      open={open || query.has(name)}
    >
      {children}
    </FacetList>
  )
  return (
    <dialog id={filterPanelId} aria-label={t('products.filters')} className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('products.filters')}</h2>
        <IconButton icon="close" label={t('layout.close')} onClick={closePanel} />
      </div>
      <form id={filterFormId} action={place.path} onSubmit={submit} className={styles.form}>
        <Carried query={query} names={carried} />
        {!fixed.includes('grade') && <GradeFacet grades={grades} query={query} />}
        {facet('categoryIds', t('products.category'), categories, true)}
        <PropertyFilters parameters={parameters} leftOut={found.leftOut} spreads={spreads} query={query} />
        {facet('brandIds', t('products.brand'), brands, true)}
        {facet('countryIds', t('products.origin'), countries)}
        {facet('lableIds', t('products.labels'), labels, false, <LabelMatch query={query} />)}
        <PriceFilter query={query} />
        <AvailabilityFilter fixed={fixed} query={query} />
        <div className={styles.apply}>
          <Button type="submit" variant="primary" block>
            {t('products.apply')}
          </Button>
        </div>
      </form>
      <div className={styles.foot}>
        <a href={startOf(place, query.get('key'))}>{t('products.clearAll')}</a>
        <Button variant="primary" onClick={closePanel}>
          {t('products.showResults', { count: found.totalCount })}
        </Button>
      </div>
    </dialog>
  )
}

const closePanel = () => closeDialog(filterPanelId)

/** Opens the panel on a phone, before scripts as well where the browser knows commands. */
export function OpenFilters({ set }: { set: number }) {
  const t = useT()
  return (
    <Button
      icon="filter"
      className={styles.opener}
      command="show-modal"
      commandfor={filterPanelId}
      onClick={() => openDialog(filterPanelId)}
    >
      {set > 0 ? t('products.filtersSet', { count: set }) : t('products.filters')}
    </Button>
  )
}
