import { redirect } from '#web/lib/outcome.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { AttributeSearch } from '#contract/enums.ts'
import type { Parameter } from '#contract/parameters.ts'
import { products, type ProductFilter } from '#contract/products.ts'
import { formatPropertyRange, parsePropertyRange } from '#contract/property-range.ts'
import { readQuery } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'
import { choicesIn, type Choice, type Names, type RangedParameter } from './choices.ts'
import { nameChoices } from './name-choices.ts'
import { asSearch, canonicalQuery, isCanonical, without } from './search-address.ts'

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

export type Found = OutputOf<typeof products.search>
type Api = Visit['api']

const mostRelaxed = 6

/** Everything a search page shows; an address that is not canonical is answered with the one that is. */
export async function loadSearch({ api, url }: Visit, place: SearchPlace) {
  const query = url.searchParams
  if (!isCanonical(query, place.limit)) throw redirect(url.pathname + asSearch(canonicalQuery(query, place.limit)))
  const asked = rangedParameters(api)
  const unknown = query.has('range') ? unknownRanges(query, await asked) : []
  if (unknown.length > 0) throw redirect(url.pathname + asSearch(without(query, unknown)))
  const [found, parameters] = await Promise.all([api.products.search(searchInput(url, place)), asked])
  const [names, relaxed] = await Promise.all([
    nameChoices(api, [query], facetNames(found)),
    found.totalCount === 0 ? relax(api, url, place) : [],
  ])
  return { found, parameters, names, relaxed, search: url.search }
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>

const facetNames = ({ facets }: Found): Names => ({
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

/** The address as the call takes it: ranges are text on the wire. */
function searchInput(url: URL, { fixed, limit }: SearchPlace): InputOf<typeof products.search> {
  const { range, ...filter } = readQuery(products.search, url)
  return {
    ...filter,
    range: range?.map(formatPropertyRange),
    limit: url.searchParams.has('limit') ? filter.limit : limit,
    ...fixed,
  }
}

/** Ranges of properties that nobody states, or in units that they do not have. */
const unknownRanges = (query: URLSearchParams, parameters: RangedParameter[]): Choice =>
  query
    .getAll('range')
    .filter((text) => {
      const range = parsePropertyRange(text)
      return !parameters.some(({ code, units }) => code === range?.code && units.includes(range.unit))
    })
    .map((text) => ['range', text])

/** When nothing is found: how much there would be without each of the choices. */
async function relax(api: Api, url: URL, place: SearchPlace): Promise<{ choice: Choice; count: number }[]> {
  const choices = choicesIn(url.searchParams, Object.keys(place.fixed))
  if (choices.length < 2) return []
  const counted = await Promise.all(
    choices.slice(0, mostRelaxed).map(async (choice) => {
      const rest = new URL(asSearch(without(url.searchParams, choice)) || '?', url)
      const { totalCount } = await api.products.list({ ...searchInput(rest, place), page: 1, limit: 0 })
      return { choice, count: totalCount }
    }),
  )
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

/** Numbers, and classes that have an order. */
const isRanged = (searchType: number, options: readonly unknown[]) =>
  searchType === AttributeSearch.range || (searchType === AttributeSearch.keyword && options.length > 0)

let kept: Promise<Parameter[]> | undefined

/** The definitions change once in a while: a browser asks for them once per visit. */
export async function rangedParameters(api: Api) {
  const asked = kept ?? api.products.parameters()
  if (typeof document !== 'undefined') kept = asked
  const all = await asked.catch((error: unknown) => {
    kept = undefined
    throw error
  })
  return all
    .filter(({ searchType, options, productCount }) => productCount > 0 && isRanged(searchType, options))
    .map(({ code, name, nameEn, group, unit, units, baseUnit, options, lowest, highest, productCount }) => ({
      code,
      name,
      nameEn,
      group,
      unit,
      units,
      baseUnit,
      options,
      lowest,
      highest,
      productCount,
    }))
}
