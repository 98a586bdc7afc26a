import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { search } from '#catalogue/search/contract.ts'
import type { Names } from './choices.ts'

export type Found = Omit<OutputOf<typeof search.search>, 'list'>

export const facetNames = ({ facets }: Found): Names => ({
  brandIds: facets.brands,
  countryIds: facets.countries,
  categoryIds: facets.categories,
  lableIds: facets.labels,
})

/** What every chosen id is called, in the result or outside it. */
export function namesIn({ found, names }: { found: Found; names: Names }): Names {
  const inResult = facetNames(found)
  return Object.fromEntries(
    Object.keys({ ...inResult, ...names }).map((name) => [name, [...(inResult[name] ?? []), ...(names[name] ?? [])]]),
  )
}
