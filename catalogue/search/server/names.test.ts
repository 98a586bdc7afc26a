import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import queries from './names.json' with { type: 'json' }

const { anonymous, db } = await testApp({ holding: 'catalogue' })
const shown = 10

interface Result {
  kind: string
  key: string
  reciprocalRank: number
  recall: number
  top: string[]
}

interface Facts {
  id: number
  code: string
  brand: string
  series: string | null
  category: string
  root: string
  grade: string
  labels: string[]
  /** Names and descriptions, which say what it is made into. */
  said: string
  /** Stated spans by property, in base units. */
  values: Record<string, [low: number, high: number][]>
}
let products: Facts[] = []

beforeAll(async () => {
  products = await db.many<Facts>(sql`
    select product.id, product.code, brand.code as brand, series, category.code as category, root.code as root,
      concat_ws(' ', product.name_zh, product.name_en, product.description_zh, product.description_en) as said, grade::text, array(select code from product_label join label on label.id = label_id where product_id = product.id) as labels,
      (select coalesce(json_object_agg(code, spans), '{}') from (
        select code, json_agg(json_build_array(base_low, base_high)) as spans
        from property join parameter on parameter.id = parameter_id
        where product_id = product.id and base_low is not null group by code) as stated) as values
    from product join brand on brand.id = brand_id join category on category.id = category_id
    join category as root on root.id = category.parent_id`)
})

async function foundBy(key: string): Promise<Set<number>> {
  const ids = new Set<number>()
  for (let page = 1; ; page++) {
    const { list, totalCount } = await anonymous.products.list({ key: key.replaceAll('+', ' '), limit: 100, page })
    for (const { id } of list) ids.add(id)
    if (ids.size >= totalCount) return ids
  }
}

/** A stated span that reaches into what is wanted, as `20..30`, `8..` or `..0.92`. */
function reaches({ values }: Facts, code: string, span: string): boolean {
  const [low = '', high = ''] = span.split('..')
  return (values[code] ?? []).some(([from, to]) => to >= Number(low || -Infinity) && from <= Number(high || Infinity))
}

/**
 * Codes of products, or facts that all wanted products share: one of several values, all of several labels, stated
 * numbers. Words stand for whatever they find alone: `words=PP mfr=20..30 not=recycled`.
 */
async function wantedIds(want: string): Promise<Set<number>> {
  const parts = want.split(' ')
  let wanted = products
  for (const part of parts.filter((each) => each.includes('='))) {
    const [fact = '', values = ''] = part.split('=')
    const found = fact === 'words' || fact === 'not' ? await foundBy(values) : undefined
    wanted = wanted.filter((product) => {
      if (found) return found.has(product.id) === (fact === 'words')
      if (values.includes('..')) return reaches(product, fact, values)
      if (fact === 'label') return values.split(',').every((label) => product.labels.includes(label))
      if (fact === 'for') return values.split(',').some((use) => product.said.includes(use))
      return values
        .replaceAll('+', ' ')
        .split(',')
        .includes(String(product[fact as keyof Facts]))
    })
  }
  const named = parts.filter((each) => !each.includes('='))
  return new Set(wanted.filter(({ code }) => named.length === 0 || named.includes(code)).map(({ id }) => id))
}

test('names, codes and other names find their goods', { timeout: 120_000 }, async () => {
  const results: Result[] = []
  const nowhere: string[] = []
  for (const { kind, key, want } of queries) {
    const { list } = await anonymous.products.list({ key, limit: shown })
    const wanted = await wantedIds(want)
    if (wanted.size === 0) nowhere.push(want)
    const hits = list.map(({ id }) => wanted.has(id))
    const first = hits.indexOf(true)
    results.push({
      kind,
      key,
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
      recall: hits.filter(Boolean).length / Math.min(wanted.size, shown),
      top: list.slice(0, 3).map(({ modelName }) => modelName),
    })
  }
  const mean = (of: 'reciprocalRank' | 'recall', among = results) =>
    among.reduce((sum, each) => sum + each[of], 0) / among.length
  const kinds = Object.entries(Object.groupBy(results, ({ kind }) => kind))
  const score = (kind: string, among: Result[]) =>
    `${kind.padEnd(8)} ${String(among.length).padStart(4)}  MRR ${mean('reciprocalRank', among).toFixed(3)}  recall@10 ${mean('recall', among).toFixed(3)}`
  const misses = results.filter(({ reciprocalRank, recall }) => reciprocalRank < 1 || recall < 1)
  const lines = [
    ...kinds.map(([kind, among = []]) => score(kind, among)),
    score('all', results),
    ...misses.map(
      ({ key, reciprocalRank, recall, top }) =>
        `${key}: rank ${reciprocalRank ? 1 / reciprocalRank : '-'}, recall ${recall.toFixed(2)}, shown ${top.join(', ') || 'nothing'}`,
    ),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)

  expect(nowhere, 'nothing in the catalogue is so').toEqual([])
  expect(queries.length).toBeGreaterThanOrEqual(120)
  expect(mean('reciprocalRank')).toBeGreaterThanOrEqual(0.99)
  expect(mean('recall')).toBeGreaterThanOrEqual(0.99)
})
