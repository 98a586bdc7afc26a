import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { demoCatalogue } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import queries from './relevance.json' with { type: 'json' }

const { anonymous, db } = await testApp()
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
}
let products: Facts[] = []

beforeAll(async () => {
  await demoCatalogue(db)
  products = await db.many<Facts>(sql`
    select product.id, product.code, brand.code as brand, series, category.code as category, root.code as root,
      grade::text, array(select code from product_label join label on label.id = label_id where product_id = product.id) as labels
    from product join brand on brand.id = brand_id join category on category.id = category_id
    join category as root on root.id = category.parent_id`)
})

/** Codes of products, or facts that all wanted products share: one of several values, all of several labels. */
function wantedIds(want: string): Set<number> {
  const words = want.split(' ')
  const rules = words
    .filter((word) => word.includes('='))
    .map((word) => word.split('=') as [keyof Facts | 'label', string])
  const meets = (product: Facts) =>
    rules.length === 0
      ? words.includes(product.code)
      : rules.every(([fact, values]) =>
          fact === 'label'
            ? values.split(',').every((label) => product.labels.includes(label))
            : values.replaceAll('+', ' ').split(',').includes(String(product[fact])),
        )
  return new Set(products.filter(meets).map(({ id }) => id))
}

test('buyers find what they mean', { timeout: 120_000 }, async () => {
  const results: Result[] = []
  for (const { kind, key, want } of queries) {
    const { list } = await anonymous.products.list({ key, limit: shown })
    const wanted = wantedIds(want)
    expect(wanted.size, `nothing in the catalogue is ${want}`).toBeGreaterThan(0)
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

  expect(queries.length).toBeGreaterThanOrEqual(120)
  expect(mean('reciprocalRank')).toBeGreaterThanOrEqual(0.99)
  expect(mean('recall')).toBeGreaterThanOrEqual(0.99)
})
