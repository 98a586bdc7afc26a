import { unitIn } from '#catalogue/parameters/unit-systems.ts'
import type { ProductItem, Property } from '../product.ts'

export interface PropertyColumn {
  code: string
  name: string
  nameEn: string
  /** One unit for the whole column, so that numbers can be read down. */
  unit: string
}

const most = 4

/** The properties that most of these products state, those asked for first. */
export function propertyColumns(list: readonly ProductItem[], units: ReadonlyMap<string, string>): PropertyColumn[] {
  const stated = new Map<string, Property[]>()
  for (const property of list.flatMap(({ keyProperties }) => keyProperties))
    stated.set(property.code, [...(stated.get(property.code) ?? []), property])
  const rank = ([code, all]: [string, Property[]]) => all.length + (units.has(code) ? list.length : 0)
  return [...stated]
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most)
    .flatMap(([code, [first]]) =>
      first
        ? [{ code, name: first.name, nameEn: first.nameEn, unit: units.get(code) ?? unitIn('si', first.unit) }]
        : [],
    )
}
