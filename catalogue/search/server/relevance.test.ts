import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { isMet, type Facts } from './relevance-rules.ts'

const { anonymous, db } = await testApp({ holding: 'catalogue' })
const shown = 5
const enough = 4

let products: Map<number, Facts> = new Map()

beforeAll(async () => {
  const rows = await db.many<Facts>(sql`
    select product.id, brand.code as brand, model, category.code as category, root.code as root, grade::text,
      country.code as country, shop.code as shop, product.colour_en as colour,
      concat_ws(' ', product.name_en, product.name_zh) as name, coalesce(product.description_en, '') as description,
      product.stock_kg > 0 or exists (select from lot where lot.product_id = product.id and lot.stock_kg > 0) as stock,
      array(select code from product_label join label on label.id = label_id where product_id = product.id) as labels,
      (select coalesce(json_object_agg(code, spans), '{}') from (
        select code, json_agg(json_build_array(base_low, base_high, replace(coalesce(condition, ''), ' ', ''))) as spans
        from property join parameter on parameter.id = parameter_id
        where product_id = product.id and base_low is not null group by code) as stated) as values
    from product join brand on brand.id = brand_id join category on category.id = category_id
    join category as root on root.id = category.parent_id join country on country.id = product.country_id
    join shop on shop.id = product.shop_id`)
  products = new Map(rows.map((row) => [row.id, row]))
})

interface Query {
  kind: string
  key: string
  rule: string
  /** Every third of its kind was never looked at while the search was tuned. */
  heldOut: boolean
}

const queries: Query[] = readFileSync(new URL('relevance.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((section) => {
    const [kind = '', ...lines] = section.trim().split('\n')
    return lines.map((line, at) => {
      const [key = '', rule = ''] = line.split(' => ')
      return { kind, key, rule, heldOut: at % 3 === 2 }
    })
  })

/** So many of what is shown have to be right; of named models there may be fewer in all, which then come first. */
function isRight({ rule }: Query, found: Facts[]): boolean {
  if (rule === 'nothing') return found.length === 0
  const all = [...products.values()].filter((each) => isMet(rule, each)).length
  const needed = Math.min(enough, found.length, rule.includes('model=') ? all : enough)
  const looked = rule.includes('model=') && all < enough ? found.slice(0, all) : found
  return needed > 0 && looked.filter((each) => isMet(rule, each)).length >= needed
}

test('buyers find what they mean', { timeout: 120_000 }, async () => {
  const results: (Query & { right: boolean; shown: string })[] = []
  for (const query of queries) {
    const { list } = await anonymous.products.list({ key: query.key, limit: shown })
    const found = list.flatMap(({ id }) => products.get(id) ?? [])
    const marked = found.map((each) => `${isMet(query.rule, each) ? '' : '!'}${each.model}`)
    results.push({ ...query, right: isRight(query, found), shown: marked.join(', ') || 'nothing' })
  }
  const share = (among: typeof results) => among.filter(({ right }) => right).length / among.length
  const tuned = results.filter(({ heldOut }) => !heldOut)
  const heldOut = results.filter((each) => each.heldOut)
  const kinds = [...Map.groupBy(tuned, ({ kind }) => kind)]
  const lines = [
    ...kinds.map(
      ([kind, among]) => `${kind.padEnd(12)} ${String(among.length).padStart(3)}  ${share(among).toFixed(2)}`,
    ),
    `tuned        ${tuned.length}  ${share(tuned).toFixed(3)}`,
    `held out     ${heldOut.length}  ${share(heldOut).toFixed(3)}`,
    ...tuned.flatMap(({ right, kind, key, rule, shown: top }) => (right ? [] : [`${kind}: ${key} => ${rule}: ${top}`])),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)

  expect(tuned.length + heldOut.length).toBeGreaterThanOrEqual(270)
  for (const [kind, among] of kinds) expect(share(among), kind).toBeGreaterThanOrEqual(0.9)
  expect(share(tuned)).toBeGreaterThanOrEqual(0.95)
  expect(share(heldOut)).toBeGreaterThanOrEqual(0.9)
})

test('every rule is met by something in the catalogue', () => {
  const met = (rule: string) => [...products.values()].some((each) => isMet(rule, each))
  expect(queries.filter(({ rule }) => rule !== 'nothing' && !met(rule))).toEqual([])
})
