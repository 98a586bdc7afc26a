import type { Visit } from '#platform/web/visit.ts'
import type { Named, Names } from './choices.ts'

type Api = Visit['api']

/** Where the names of each filter's values come from. */
const sources: Record<string, (api: Api) => Promise<Named[]>> = {
  brandIds: (api) => api.products.brands(),
  lableIds: (api) => api.home.labels(),
  countryIds: (api) => api.referenceData.countries(),
  categoryIds: async (api) => (await api.products.categories()).flatMap((category) => [category, ...category.list]),
  subjectId: (api) => api.products.subjects(),
}

/** What the chosen ids are called, but for those whose names are known already. */
export async function nameChoices(api: Api, queries: readonly URLSearchParams[], known: Names = {}): Promise<Names> {
  const names: Names = {}
  await Promise.all(
    Object.entries(sources).map(async ([filter, all]) => {
      const chosen = queries.flatMap((query) => query.getAll(filter).map(Number))
      const missing = chosen.filter((id) => !known[filter]?.some((each) => each.id === id))
      if (missing.length === 0) return
      names[filter] = (await all(api))
        .filter(({ id }) => missing.includes(id))
        .map(({ id, name, nameEn }) => ({ id, name, nameEn }))
    }),
  )
  return names
}
