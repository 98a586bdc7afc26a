import type { Property } from '#catalogue/goods/product.ts'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import { comparisonOf, type Comparison } from '#catalogue/parameters/comparability.ts'
import { conditionOf } from '#catalogue/parameters/conditions.ts'
import { relationOf, testOf, type Why } from '#catalogue/parameters/methods.ts'

export interface CompareCell {
  property: Property
  /** Set: not comparable with the others of the row. */
  apart: Extract<Comparison, { comparable: false }> | undefined
  /** Comparable with the others by a test that is nearly the same: in what it is another one. */
  about: Why | undefined
  /** Stands out from what the others of the row say. */
  differs: boolean
}

export interface CompareRow {
  key: string
  property: Pick<Property, 'code' | 'name' | 'nameEn' | 'group'>
  /** One per product; undefined where a product does not state it. */
  cells: (CompareCell | undefined)[]
  /** False only where all products say the same. */
  differs: boolean
}

type Slots = (Property | undefined)[]

/** Rows of the comparison, one parameter under one condition each, in the order of the property tables. */
export function compareRows(products: readonly { properties: Property[] }[]): CompareRow[] {
  const first = new Map<string, Property>()
  for (const property of products.flatMap(({ properties }) => properties))
    if (!first.has(property.code)) first.set(property.code, property)
  return propertyGroups([...first.values()])
    .flatMap(({ list }) => list)
    .flatMap((property) =>
      slotsOf(products.map(({ properties }) => properties.filter(({ code }) => code === property.code))).map(
        (slots, index): CompareRow => {
          const cells = judge(slots)
          const differs = cells.some((cell) => !cell || cell.apart || cell.differs)
          return { key: `${property.code} ${index}`, property, cells, differs }
        },
      ),
    )
}

/** Values under the same condition share a row; one that stands alone fills a gap, where it is shown as not comparable. */
function slotsOf(stated: Property[][]): Slots[] {
  const conditions = new Map<string, Slots>()
  stated.forEach((properties, at) => {
    for (const property of properties) {
      const key = conditionOf(property)
      const slots = conditions.get(key) ?? stated.map(() => undefined)
      slots[at] ??= property
      conditions.set(key, slots)
    }
  })
  const stating = (slots: Slots) => slots.filter(Boolean).length
  const rows: Slots[] = []
  for (const slots of [...conditions.values()].toSorted((a, b) => stating(b) - stating(a))) {
    const at = slots.findIndex(Boolean)
    const gap = stating(slots) === 1 ? rows.find((row) => !row[at]) : undefined
    if (gap) gap[at] = slots[at]
    else rows.push(slots)
  }
  return rows
}

function judge(slots: Slots): CompareRow['cells'] {
  const reference = mostCommon(
    slots.filter((slot) => slot !== undefined),
    (property) => `${testOf(property.method)} ${conditionOf(property)}`,
  )
  const compared = slots.map((slot) => slot && reference && comparisonOf(reference, slot))
  const comparable = slots.filter((_, at) => compared[at]?.comparable) as Property[]
  const usual = mostCommon(comparable, valueOf)
  const sharesUsual = comparable.filter((property) => usual && valueOf(property) === valueOf(usual)).length
  const isUnlike = (property: Property) =>
    comparable.length > 1 &&
    sharesUsual < comparable.length &&
    // Where no two agree, each of them is another value.
    (sharesUsual === 1 || !usual || valueOf(property) !== valueOf(usual))
  return slots.map((property, at) => {
    const found = compared[at]
    if (!property || !found) return undefined
    if (!found.comparable) return { property, apart: found, about: undefined, differs: false }
    const relation = reference && found.about ? relationOf(reference.method, property.method) : undefined
    const about = relation?.verdict === 'near' ? relation.why : undefined
    return { property, apart: undefined, about, differs: isUnlike(property) }
  })
}

/** What the value says in the base unit, to the four digits that are shown. */
const valueOf = ({ baseLow, baseHigh, text }: Property) =>
  text ?? [baseLow, baseHigh].map((end) => end?.toPrecision(4) ?? '').join('–')

/** The first of the largest group of equals. */
function mostCommon<T>(list: readonly T[], keyOf: (item: T) => string): T | undefined {
  const counts = new Map<string, number>()
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return list.find((item) => counts.get(keyOf(item)) === most)
}
