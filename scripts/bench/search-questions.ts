import * as v from 'valibot'
import type pg from 'pg'
import { search } from '#catalogue/search/contract.ts'

/** Searches with all their facets. */
export const searches: Record<string, object> = {
  PP: { key: 'PP' },
  聚丙烯: { key: '聚丙烯' },
  pa757: { key: 'pa757' },
  'PP and a range': { key: 'PP', range: 'mfr:10..30:g/10min' },
  'a range alone': { range: 'density:1.1..1.3:g/cm3' },
  'PP, page 500': { key: 'PP', page: 500 },
  'everything, page 1': {},
  'everything, page 500': { page: 500 },
  'PP by price': { key: 'PP', orderBy: 'price' },
  'PP in stock': { key: 'PP', inStock: 1 },
  'a typing error': { key: 'polypropilene' },
}

/** What is typed on the way to a search. */
export const typed = ['p', 'po', 'pol', 'polyp', 'pa', 'pa7', 'pa75', '聚', '聚丙', 'mak', 'k80', 'abs']
/** The properties that a first visit filters by. */
export const spreadCodes = ['mfr', 'flexuralModulus', 'hdt', 'density', 'transmittance']

export const input = (query: object) => v.parse(search.search.input, query)

export const address = (call: string, values: object) =>
  `${call}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`

/** Searches that nobody asked before: models, two words, ranges. */
export async function newSearches(client: pg.Client): Promise<object[]> {
  const { rows } = await client.query<{ model: string; words: string; n: number }>(`
    select model, brand.name_en || ' ' || category.name_en as words, row_number() over (order by product.id)::int as n
    from product join brand on brand.id = brand_id join category on category.id = category_id
    where product.id % (select greatest(max(id) / 60, 1) from product) = 0 limit 60`)
  return rows.flatMap(({ model, words, n }) => [
    { key: model },
    { key: words },
    { key: 'PP', range: `mfr:${n}..${n + 12}:g/10min` },
  ])
}
