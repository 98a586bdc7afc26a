import { unitSystems, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { useSearchParams } from '#platform/web/router.tsx'

/** The units of an address; SI where it names none. */
export const unitsOf = (query: URLSearchParams): UnitSystem =>
  unitSystems.find((each) => each === query.get('units')) ?? 'si'

export function useUnits(): UnitSystem {
  const [query] = useSearchParams()
  return unitsOf(query)
}
