import { unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import type { Column } from '#platform/ui/table.tsx'
import type { ProductItem, Property } from '../product.ts'

export interface PropertyColumn {
  code: string
  name: string
  nameEn: string
  /** One unit for the whole column, so that numbers can be read down. */
  unit: string
  /** Leads to the list sorted by it. */
  sort?: Column<never>['sort']
}

export const usualColumns = 4

interface Look {
  /** Those that were asked in. */
  units: ReadonlyMap<string, string>
  system: UnitSystem
  chosen: readonly PropertyColumn[]
}

/** The chosen properties; without a choice those that most of these products state, those asked for first. */
export function propertyColumns(list: readonly ProductItem[], { units, system, chosen }: Look): PropertyColumn[] {
  const inOneUnit = ({ code, name, nameEn, unit }: PropertyColumn) => ({
    code,
    name,
    nameEn,
    unit: units.get(code) ?? unitIn(system, unit),
  })
  if (chosen.length > 0) return chosen.map(inOneUnit)
  const stated = new Map<string, Property[]>()
  for (const property of list.flatMap(({ keyProperties }) => keyProperties))
    stated.set(property.code, [...(stated.get(property.code) ?? []), property])
  const rank = ([code, all]: [string, Property[]]) => all.length + (units.has(code) ? list.length : 0)
  return [...stated]
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, usualColumns)
    .flatMap(([, [first]]) => (first ? [inOneUnit(first)] : []))
}
