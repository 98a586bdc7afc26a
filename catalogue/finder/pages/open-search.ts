import type { Visit } from '#platform/web/visit.ts'
import type { SearchPlace } from './search-place.ts'

/** Reading addresses and asking for products is code that only the next search needs: the first page comes without. */
export async function openSearch(visit: Visit, place: SearchPlace) {
  const { loadSearch } = await import('./load-search.ts')
  return loadSearch(visit, place)
}
