import type { ProductFilter } from '#contract/products.ts'
import type { Visit } from '#web/lib/visit.ts'
import type { Names } from './choices.ts'
import type { Found, SearchData } from './load-search.ts'

/** A page that shows a search: where it is, what it always filters by, how many it shows. */
export interface SearchPlace {
  path: string
  /** The address without any choice, where the path alone does not say which search it is. */
  start?: string
  /** Where its products lead. */
  detail: string
  fixed: Pick<ProductFilter, 'grade' | 'selfSupportFlag' | 'newFlag' | 'productFiledType' | 'shopId'>
  limit: number
}

/** The place again with nothing chosen but the words. */
export function startOf({ path, start = path }: SearchPlace, key?: string | null) {
  return key ? `${start}${start.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}` : start
}

/** Reading addresses and asking for products is code that only the next search needs: the first page comes without. */
export async function openSearch(visit: Visit, place: SearchPlace) {
  const { loadSearch } = await import('./load-search.ts')
  return loadSearch(visit, place)
}

export const facetNames = ({ facets }: Found): Names => ({
  brandIds: facets.brands,
  countryIds: facets.countries,
  categoryIds: facets.categories,
  lableIds: facets.labels,
})

/** What every chosen id is called, in the result or outside it. */
export function namesIn({ found, names }: Pick<SearchData, 'found' | 'names'>): Names {
  const inResult = facetNames(found)
  return Object.fromEntries(
    Object.keys({ ...inResult, ...names }).map((name) => [name, [...(inResult[name] ?? []), ...(names[name] ?? [])]]),
  )
}
