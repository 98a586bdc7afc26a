import type { ProductItem, Property } from '#catalogue/goods/product.ts'
import { propertyColumns, type PropertyColumn } from '#catalogue/goods/pages/property-columns.ts'
import { differenceText } from '#catalogue/compare/pages/difference-text.ts'
import { differenceOf } from '#catalogue/compare/pages/difference-words.ts'
import { parsePropertyRange, type PropertyRange } from '#catalogue/parameters/property-range.ts'
import { convert, isConvertible, isUnit } from '#catalogue/parameters/units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { drawn } from '#platform/web/drawn.tsx'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import type { RangedParameter } from './choices.ts'
import { ColumnChoice } from './column-choice.tsx'
import { NearestForm } from './nearest-form.tsx'
import { asSearch, withSort } from './search-address.ts'
import type { SearchPlace } from './search-place.ts'

export interface TableLook {
  columns: PropertyColumn[]
  /** How values stand to those that the list goes by: by product, then by property. */
  differences: Record<number, Record<string, string>>
  /** What can be chosen above the table, as HTML. */
  tools: DrawnPart
}

interface Shown {
  place: SearchPlace
  query: URLSearchParams
  list: readonly ProductItem[]
  parameters: RangedParameter[]
}

const rangesOf = (query: URLSearchParams, name: string) =>
  query.getAll(name).flatMap((text) => parsePropertyRange(text) ?? [])

/** What the table shows beside the goods themselves; made on the server, so that browsers load nothing for it. */
export function tableLook(t: Translator, { place, query, list, parameters }: Shown): TableLook {
  const [ranges, near] = [rangesOf(query, 'range'), rangesOf(query, 'near')]
  const system = query.get('units') === 'us' ? 'us' : 'si'
  const byCode = (code: string) => parameters.find((each) => each.code === code) ?? []
  const sortedBy = query.get('sortBy')
  const units = new Map<string, string>([...near, ...ranges].map(({ code, unit }) => [code, unit]))
  const columns = propertyColumns(list, { units, system, chosen: query.getAll('columns').flatMap(byCode) })
  const asked = [...near.map(({ code }) => code), ...(sortedBy ? [sortedBy] : [])]
  // What a list is sorted by is seen.
  const missing = asked.filter((code) => !columns.some((column) => column.code === code)).flatMap(byCode)
  const all = [...propertyColumns([], { units, system, chosen: missing }), ...columns]
  const numeric = all.filter(({ code }) => parameters.some((each) => each.code === code && each.options.length === 0))
  return {
    columns: all.map((column) => ({ ...column, sort: sortLink(query, column.code) })),
    differences: near.length > 0 ? differencesOf(t, list, near, system) : {},
    tools: drawn(
      t,
      <>
        <ColumnChoice place={place} query={query} parameters={parameters} />
        <NearestForm place={place} query={query} columns={numeric} near={near} ranges={ranges} />
      </>,
    ),
  }
}

/** A first click sorts upwards, a second one downwards. */
function sortLink(query: URLSearchParams, code: string): PropertyColumn['sort'] {
  const sorted = query.get('orderBy') === 'property' && query.get('sortBy') === code
  const down = query.get('sortType') === 'desc'
  return {
    href: asSearch(withSort(query, code, sorted && !down ? 'desc' : 'asc')),
    direction: sorted ? (down ? 'descending' : 'ascending') : undefined,
  }
}

const differencesOf = (
  t: Translator,
  list: readonly ProductItem[],
  near: readonly PropertyRange[],
  system: UnitSystem,
): TableLook['differences'] =>
  Object.fromEntries(
    list.map(({ id, keyProperties }) => [
      id,
      Object.fromEntries(
        near.flatMap((wanted) => {
          const stated = keyProperties.find(({ code }) => code === wanted.code)
          const text = stated && againstWanted(t, stated, wanted, system)
          return text ? [[wanted.code, text]] : []
        }),
      ),
    ]),
  )

function againstWanted(
  t: Translator,
  { code, min, typical, max, unit }: Property,
  wanted: PropertyRange,
  system: UnitSystem,
) {
  if (!isUnit(unit) || !isConvertible(unit, wanted.unit)) return ''
  const ends = [min ?? max, max ?? min].filter((end) => end !== null)
  const value = typical ?? ends.reduce((all, end) => all + end, 0) / ends.length
  const middle = ((wanted.min ?? wanted.max ?? 0) + (wanted.max ?? wanted.min ?? 0)) / 2
  const difference = differenceOf(middle, convert(value, unit, wanted.unit), wanted.unit)
  return difference.word === 'same' ? '=' : differenceText(t, difference, wanted.unit, system, code)
}
