import type { ProductFilter, products } from '../contract.ts'
import type { Context, Handlers } from '#platform/server/api/context.ts'
import { noteSearch } from '#catalogue/search/server/note-search.ts'
import { spend } from '#platform/server/api/budget.ts'
import { findSimilar, findSubstitutes } from '#catalogue/compare/server/find-substitutes.ts'
import { getCategoryTree } from '#catalogue/search/server/get-category-tree.ts'
import { getSubject } from '#catalogue/subjects/server/get-subject.ts'
import { matchProducts } from '#catalogue/search/server/match-products.ts'
import { nameFacet, nameFacets, nameGrades } from '#catalogue/search/server/name-facets.ts'
import { findDetails } from '#catalogue/goods/server/find-details.ts'
import { getProduct } from '#catalogue/goods/server/get-product.ts'
import { searchBrands, searchParameters, searchSubjects } from './queries.ts'
import { fetchMatches } from '#catalogue/search/server/fetch-matches.ts'

const allowance = { most: 600, minutes: 1 }

function match(filter: ProductFilter, { db, ip, locale }: Context, facets: boolean) {
  const currency = filter.currency ?? (locale === 'zh-CN' ? 'CNY' : 'USD')
  const priced = filter.priceMin !== undefined || filter.priceMax !== undefined
  return matchProducts(db, priced ? { ...filter, currency } : filter, {
    facets,
    // What was counted lately is free; new questions are what costs.
    beforeCounting: () => spend(db, `search ${ip}`, allowance),
  })
}

export const productHandlers: Handlers<typeof products> = {
  list: async (query, context) => fetchMatches(context.db, await match(query, context, false), query),
  search: async (query, context) => {
    const matches = await match(query, context, true)
    const [page, facets] = await Promise.all([fetchMatches(context.db, matches, query), nameFacets(matches)])
    // Corrected is not found: the word itself had no result.
    if (query.key && page.page === 1) noteSearch(context.db, query.key, matches.correctedKey ? 0 : page.totalCount)
    return { ...page, facets, correctedKey: matches.correctedKey }
  },
  detail: ({ id }, { db }) => getProduct(db, id),
  compare: ({ ids }, { db }) => findDetails(db, [...new Set(ids)]),
  similar: ({ id, ...paging }, { db }) => findSimilar(db, id, paging),
  substitutes: ({ id }, { db }) => findSubstitutes(db, id),
  brands: (_, { db }) => searchBrands(db),
  categories: (_, { db }) => getCategoryTree(db),
  brandFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'brands'),
  countryFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'countries'),
  gradeFacet: async (filter, context) => nameGrades(await match(filter, context, true)),
  labelFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'labels'),
  categoryFacet: async (filter, context) => nameFacet(await match(filter, context, true), 'categories'),
  parameters: (_, { db }) => searchParameters(db),
  subjects: (_, { db }) => searchSubjects(db),
  subject: ({ id, ...paging }, { db }) => getSubject(db, id, paging),
}
