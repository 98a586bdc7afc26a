import { useT } from '#platform/web/i18n.tsx'
import { FacetList } from './facet-list.tsx'
import type { SearchData } from './load-search.ts'
import { Grade, valuesOf } from '#platform/contract/enums.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'

/** Grades that something is found in, and those that are chosen. */
export function GradeFacet({
  grades,
  query,
}: {
  grades: SearchData['found']['facets']['grades']
  query: URLSearchParams
}) {
  const t = useT()
  const gradeValues = valuesOf(Grade)
    .map((grade) => ({
      value: grade,
      label: kindLabel(t, 'Grade', grade),
      count: grades.find((each) => each.grade === grade)?.count ?? 0,
    }))
    .filter(({ value, count }) => count > 0 || query.getAll('grade').includes(String(value)))
  return (
    <FacetList title={t('layout.searchGrade')} name="grade" values={gradeValues} chosen={query.getAll('grade')} open />
  )
}
