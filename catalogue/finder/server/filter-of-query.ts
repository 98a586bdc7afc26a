import * as v from 'valibot'
import { ProductFilter } from '#catalogue/search/contract.ts'

const known = new Set(Object.keys(ProductFilter.entries))

interface ReadQuery {
  filter: ProductFilter
  /** The same search always has the same text: pages, sorting and order of words left out. */
  query: string
}

/** What an address of the search page asks for; undefined when it asks for nothing or makes no sense. */
export function filterOfQuery(text: string): ReadQuery | undefined {
  const words = [...new URLSearchParams(text)].filter(([key, value]) => known.has(key) && value !== '')
  if (words.length === 0) return undefined
  const input = Object.fromEntries(
    Object.entries(Object.groupBy(words, ([key]) => key)).map(([key, pairs]) => {
      const values = (pairs ?? []).map(([, value]) => value)
      return [key, values.length > 1 ? values : values[0]]
    }),
  )
  const parsed = v.safeParse(ProductFilter, input)
  if (!parsed.success) return undefined
  const sorted = words.toSorted(([a, x], [b, y]) => (a < b || (a === b && x < y) ? -1 : 1))
  return { filter: parsed.output, query: new URLSearchParams(sorted).toString() }
}
