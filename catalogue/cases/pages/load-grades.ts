import type { CaseDetail } from '../contract.ts'
import { asListed } from '#catalogue/goods/listed-item.ts'
import type { Visit } from '#platform/web/visit.ts'

const shown = 4

/** Products of the materials of a case: those with the qualities it asked for, then others of the kind. */
export async function loadGrades(api: Visit['api'], { categoryList, labelList }: CaseDetail) {
  const categoryIds = categoryList.map(({ id }) => id)
  if (categoryIds.length === 0) return []
  const lableIds = labelList.map(({ id }) => id)
  const [fitting, others] = await Promise.all([
    lableIds.length > 0 ? api.products.list({ categoryIds, lableIds, limit: shown }) : { list: [] },
    api.products.list({ categoryIds, limit: shown }),
  ])
  const known = new Set(fitting.list.map(({ id }) => id))
  return [...fitting.list, ...others.list.filter(({ id }) => !known.has(id))].slice(0, shown).map(asListed)
}
