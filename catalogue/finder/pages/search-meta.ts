import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { breadcrumbsLd, graphLd } from '#platform/web/json-ld.ts'
import type { Meta } from '#platform/web/visit.ts'
import type { SearchData } from './load-search.ts'
import type { SearchPlace } from './search-place.ts'
import { asSearch, filterOnly } from './search-address.ts'

interface Crumb {
  label: string
  href?: string
}

export const searchCrumbs = (t: Translator, title: string, key?: string | null): Crumb[] => [
  { label: t('layout.home'), href: to.home() },
  ...(key ? [{ label: t('layout.productSearch'), href: to.search() }] : []),
  { label: title },
]

/** Head of a page that shows a search: one address per set of filters, whatever page, order or view is shown. */
export function searchMeta(
  { found, search }: Pick<SearchData, 'found' | 'search'>,
  { path }: SearchPlace,
  t: Translator,
  title: string,
): Meta {
  const query = new URLSearchParams(search)
  const crumbs = searchCrumbs(t, title, query.get('key'))
  return {
    title,
    description: t('titles.searchDescription', { title, count: found.totalCount }),
    canonical: path + asSearch(filterOnly(query)),
    noIndex: found.totalCount === 0 || undefined,
    jsonLd: graphLd(breadcrumbsLd(crumbs)),
  }
}
