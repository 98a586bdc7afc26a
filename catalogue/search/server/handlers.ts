import { usualCurrency } from '#platform/texts/format.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import type { Context, Handlers } from '#platform/server/api/context.ts'
import type { ProductFilter, search } from '../contract.ts'
import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import { fetchMatches } from './fetch-matches.ts'
import { getCategoryTree } from './get-category-tree.ts'
import { matchProducts, type Matches } from './match-products.ts'
import { nameFacet, nameFacets, nameGrades } from './name-facets.ts'
import { noteSearch } from './note-search.ts'
import { searchBrands, searchParameters } from './vocabulary-queries.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

const allowance = { most: 600, minutes: 1 }

function match(filter: ProductFilter, { db, ip, locale }: Context, facets: boolean) {
  const currency = filter.currency ?? usualCurrency(locale)
  const priced = filter.priceMin !== undefined || filter.priceMax !== undefined
  return matchProducts(db, priced ? { ...filter, currency } : filter, {
    facets,
    // What was counted lately is free; new questions are what costs.
    beforeCounting: () => spendReading(db, `search ${networkOf(ip)}`, allowance),
  })
}

const readOf = ({ read }: Matches) =>
  read && {
    key: read.key ?? '',
    range: (read.range ?? []).map(formatPropertyRange),
    without: read.without ?? [],
    inStock: read.inStock,
  }

export const searchHandlers: Handlers<typeof search> = {
  list: async (query, context) => fetchMatches(context.db, await match(query, context, false), query),
  search: async (query, context) => {
    const matches = await match(query, context, true)
    const [page, facets] = await Promise.all([fetchMatches(context.db, matches, query), nameFacets(matches)])
    // Corrected is not found: the word itself had no result.
    if (query.key && page.page === 1) noteSearch(context.db, query.key, matches.correctedKey ? 0 : page.totalCount)
    return { ...page, facets, correctedKey: matches.correctedKey, read: readOf(matches) }
  },
  brands: (_, { db }) => searchBrands(db),
  categories: (_, { db }) => getCategoryTree(db),
  brandFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'brands'),
  countryFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'countries'),
  gradeFacet: async (filter, context) => nameGrades(await match(filter, context, true)),
  labelFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'labels'),
  categoryFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'categories'),
  parameters: (_, { db }) => searchParameters(db),
}
