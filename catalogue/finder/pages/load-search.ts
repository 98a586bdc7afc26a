import { redirect } from '#platform/web/outcome.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { onceOfEach } from '#platform/contract/lasting.ts'
import { mostReached } from '#platform/contract/constants.ts'
import { AttributeSearch } from '#platform/contract/enums.ts'
import { asListed, asRow } from '#catalogue/goods/listed-item.ts'
import { withConditions } from '#catalogue/goods/shown-conditions.ts'
import { withOwnPrices } from '#catalogue/goods/pages/own-prices.ts'
import { search } from '#catalogue/search/contract.ts'
import { anyCondition, formatPropertyRange, parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { choicesIn, type Choice, type RangedParameter } from './choices.ts'
import { nameChoices } from './name-choices.ts'
import { drawFacets } from './draw-facets.tsx'
import { drawScatter } from './draw-scatter.tsx'
import { axesIn } from './scatter-axes.ts'
import { drawSpreads } from './draw-spreads.tsx'
import { shownProperties } from './shown-properties.ts'
import { facetNames } from './search-names.ts'
import type { SearchPlace } from './search-place.ts'
import { asSearch, canonicalQuery, isCanonical, without } from './search-address.ts'
import { tableLook } from './table-view.tsx'
import { valueSorts } from './value-sorts.ts'

type Api = Visit['api']

const mostRelaxed = 6

/** Everything a search page shows; an address that is not canonical is answered with the one that is. */
export async function loadSearch(visit: Visit, place: SearchPlace) {
  const { api, url } = visit
  const query = url.searchParams
  if (!isCanonical(query, place.limit)) throw redirect(url.pathname + asSearch(canonicalQuery(query, place.limit)))
  const asked = rangedParameters(api)
  const unknown = query.has('range') || query.has('near') ? unknownRanges(query, await asked) : []
  if (unknown.length > 0) throw redirect(url.pathname + asSearch(without(query, unknown)))
  const key = query.get('key') ?? ''
  const [found, parameters, named] = await Promise.all([
    api.products.search(searchInput(url, place)),
    asked,
    key && api.products.crossReference({ key }),
  ])
  if (found.read) throw redirect(url.pathname + asSearch(asRead(query, found.read)))
  const axes = query.get('view') === 'scatter' ? axesIn(query, parameters) : undefined
  const [list, names, relaxed, spreads, scatter] = await Promise.all([
    withOwnPrices(visit, found.list),
    nameChoices(api, [query], facetNames(found)),
    found.totalCount === 0 ? relax(api, url, place) : [],
    found.totalCount > 1
      ? api.products.spreads({ ...searchInput(url, place), codes: shownCodes(parameters, query) })
      : [],
    axes && api.products.scatter({ ...searchInput(url, place), x: axes.x.code, y: axes.y.code }),
  ])
  const table = query.get('view') === 'table' ? tableLook(visit.t, { place, query, list, parameters }) : null
  const shown = list.map(table ? asRow : asListed)
  const listed = query.get('units') === 'us' ? shown.map(withConditions) : shown
  const { facets, rest } = drawFacets(visit.t, found.facets, query)
  // Conditions are offered once there is a range.
  const ranged = new Set(query.getAll('range').map((text) => parsePropertyRange(text)?.code))
  return {
    found: { ...found, facets, list: listed, reach: mostReached },
    rest,
    parameters: parameters.map((each) => (ranged.has(each.code) ? each : withoutConditions(each))),
    names,
    relaxed,
    named: named || null,
    table,
    scatter:
      axes && scatter
        ? drawScatter(visit.t, { place, query, parameters, axes, scatter, totalCount: found.totalCount })
        : null,
    spreads: drawSpreads(visit.t, spreads, parameters, query),
    sorts: valueSorts(visit.t, query, parameters, table?.columns ?? []),
    search: url.search,
  }
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>

const shownCodes = (parameters: RangedParameter[], query: URLSearchParams) =>
  shownProperties(parameters, query).map(({ code }) => code)

/** The address as the call takes it: ranges are text on the wire. */
function searchInput(url: URL, { fixed, limit }: SearchPlace): InputOf<typeof search.search> {
  const { range, near, ...filter } = readQuery(search.search, url)
  return {
    ...filter,
    range: range?.map(formatPropertyRange),
    near: near?.map(formatPropertyRange),
    columns: url.searchParams.get('view') === 'table' ? filter.columns : undefined,
    limit: url.searchParams.get('view') === 'scatter' ? 0 : url.searchParams.has('limit') ? filter.limit : limit,
    ...fixed,
  }
}

/** The address that says what was read, so that each part of it can be taken away. */
function asRead(
  query: URLSearchParams,
  {
    key,
    range,
    without: words,
    inStock,
    selfSupportFlag,
    quantity,
    unit = '',
  }: NonNullable<OutputOf<typeof search.search>['read']>,
) {
  const rest = new URLSearchParams(query)
  for (const name of ['key', 'range', 'without', 'page']) rest.delete(name)
  if (key) rest.set('key', key)
  for (const each of range) rest.append('range', each)
  for (const each of words) rest.append('without', each)
  if (inStock) rest.set('inStock', '1')
  if (selfSupportFlag) rest.set('selfSupportFlag', '1')
  if (quantity) rest.set('quantity', String(quantity))
  if (quantity) rest.set('unit', unit)
  return rest
}

/** Ranges of properties that nobody states, or in units or under conditions that they do not have. */
const unknownRanges = (query: URLSearchParams, parameters: RangedParameter[]): Choice =>
  [...query].filter(([name, text]) => {
    if (name !== 'range' && name !== 'near') return false
    const range = parsePropertyRange(text)
    return !parameters.some(
      ({ code, units, comparedAt }) =>
        code === range?.code &&
        units.includes(range.unit) &&
        (range.at === undefined || range.at === anyCondition || comparedAt.some(({ at }) => at === range.at)),
    )
  })

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

const withoutConditions = onceOfEach((parameter: RangedParameter): RangedParameter => ({
  ...parameter,
  comparedAt: [],
}))

/** What can be searched by a range. */
export const rangedParameters = async (api: Api) => rangedIn(await api.products.parameters())

const rangedIn = onceOfEach((all: OutputOf<typeof search.parameters>) =>
  all
    .filter(({ searchType, options, productCount }) => productCount > 0 && isRanged(searchType, options))
    .map(
      ({ code, name, nameEn, group, unit, units, baseUnit, options, lowest, highest, productCount, comparedAt }) => ({
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
        comparedAt,
      }),
    ),
)
