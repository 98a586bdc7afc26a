import type { Handlers } from '#platform/server/api/context.ts'
import type { search } from '../contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import { countLeftOut } from './count-left-out.ts'
import { exportHits } from './export-hits.ts'
import { fetchMatches } from './fetch-matches.ts'
import { getCategoryTree } from './get-category-tree.ts'
import { matchAsked as match } from './match-asked.ts'
import type { Matches } from './match-products.ts'
import { nameFacet, nameFacets, nameGrades } from './name-facets.ts'
import { currentState } from '#catalogue/goods/server/search-state.ts'
import { listParameters } from './list-parameters.ts'
import { countShown } from '#platform/server/pages/shown.ts'
import { noteSearch } from './note-search.ts'
import { scatterHits } from './scatter-hits.ts'
import { spreadHits } from './spread-hits.ts'
import { suggest } from './suggesting/suggest.ts'
import { searchBrands } from './vocabulary-queries.ts'

const readOf = ({ read }: Matches) =>
  read && {
    key: read.key ?? '',
    range: (read.range ?? []).map(formatPropertyRange),
    without: read.without ?? [],
    inStock: read.inStock,
    selfSupportFlag: read.selfSupportFlag,
    ...read.wanted,
  }

/** Holds nothing else of the answer for as long as it is kept. */
const counting = (db: Database, key: string, totalCount: number) => () => noteSearch(db, key, totalCount)

export const searchHandlers: Handlers<typeof search> = {
  list: async (query, context) => fetchMatches(context.db, await match(query, context, false), query),
  suggest,
  search: async (query, context) => {
    const matches = await match(query, context, true)
    const [page, facets, leftOut] = await Promise.all([
      fetchMatches(context.db, matches, query),
      nameFacets(matches),
      countLeftOut(context.db, query, matches),
    ])
    // Corrected is not found: the word itself had no result.
    const { key } = query
    if (key && page.page === 1) countShown(counting(context.db, key, matches.correctedKey ? 0 : page.totalCount))
    const { correctedKey, dropped, unconverted } = matches
    return { ...page, facets, leftOut, correctedKey, dropped, unconverted, read: readOf(matches) }
  },
  spreads: spreadHits,
  scatter: scatterHits,
  exportCsv: (query, context) => exportHits(query, context, 'csv'),
  exportXlsx: (query, context) => exportHits(query, context, 'xlsx'),
  brands: (_, { db }) => searchBrands(db),
  categories: (_, { db }) => getCategoryTree(db),
  brandFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'brands'),
  countryFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'countries'),
  gradeFacet: async (filter, context) => nameGrades(await match(filter, context, true)),
  labelFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'labels'),
  categoryFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'categories'),
  parameters: async (_, { db }) => (await currentState(db)).keep('parameters', () => listParameters(db)),
}
