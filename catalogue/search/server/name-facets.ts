import { asLasting } from '#platform/contract/lasting.ts'
import { Grade, valuesOf } from '#platform/contract/enums.ts'
import type { Matches } from './match-products.ts'
import type { FacetName } from './wanted.ts'

/** The choices of a facet with their names, the most frequent first. */
export async function nameFacet({ counted, state }: Matches, facet: Exclude<FacetName, 'grades'>) {
  const names = (await state.names())[facet]
  const named = counted.facets[facet]
    .flatMap(({ id, count }) => {
      const row = names.get(id)
      return row ? [{ id, name: row.name, nameEn: row.nameEn, count }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
  return asLasting(named)
}

export const nameGrades = ({ counted }: Matches) =>
  valuesOf(Grade).flatMap((grade) =>
    counted.facets.grades.flatMap(({ id, count }) => (id === grade ? [{ grade, count }] : [])),
  )

export const nameFacets = (matches: Matches) => matches.state.keep(`facets ${matches.name}`, () => nameEach(matches))

async function nameEach(matches: Matches) {
  const [brands, countries, categories, labels] = await Promise.all([
    nameFacet(matches, 'brands'),
    nameFacet(matches, 'countries'),
    nameFacet(matches, 'categories'),
    nameFacet(matches, 'labels'),
  ])
  return { brands, countries, categories, labels, grades: nameGrades(matches) }
}
