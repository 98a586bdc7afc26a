import { unitSystems, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { useSearchParams } from '#platform/web/router.tsx'

/** The units of the address; SI where it names none. */
export function useUnits(): UnitSystem {
  const [query] = useSearchParams()
  return unitSystems.find((each) => each === query.get('units')) ?? 'si'
}
