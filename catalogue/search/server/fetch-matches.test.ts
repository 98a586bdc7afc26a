import { beforeAll, expect, test } from 'vitest'
import { mostReached } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db, request } = await testApp()
const more = 10_020

/** The product again and again, under ids of their own. */
const repeat = (id: number) =>
  db.transaction(async (tx) => {
    const same = `shop_id, category_id, brand_id, country_id, grade, field_type, model, form, colour_hex, colour_zh,
      colour_en, currency, price_per_tonne, minimum_order_kg, stock_kg, lead_time_days, status, name_en`
    const copy = (table: string, columns: string) => `
      insert into ${table} (product_id, ${columns}) select copy.id, ${columns}
      from ${table} cross join (select id from product where code like 'copy-%') as copy where product_id = ${id}`
    for (const text of [
      // What they refer to is there: it is that of the first.
      'set local session_replication_role = replica',
      `insert into product (code, ${same}) select 'copy-' || n, ${same} from product, generate_series(1, ${more}) as n
       where id = ${id}`,
      copy('product_picture', 'position, picture_id'),
      copy('product_search', 'group_id, shop_id, score, created_at, currency, price, model_key, tokens'),
      `update facet_group set product_count = product_count + ${more}`,
      'update search_state set version = version + 1',
    ])
      await tx.run({ text, values: [] })
  })

beforeAll(async () => {
  const { id } = await aProduct(db, { model: 'MANY-1', price: { currency: 'USD', perTonneMinor: 100 } })
  await repeat(id)
  await db.run(sql`analyze product_search`)
}, 60_000)

test('a list of more than its pages reach tells the true number and ends at the last that is reached', async () => {
  const totalCount = more + 1
  for (const query of [{ key: 'many1' }, { orderBy: 'price' as const }]) {
    const at = (page: number) => anonymous.products.search({ ...query, page, limit: 20 })
    const [first, last, beyond] = [await at(1), await at(mostReached / 20), await at(mostReached / 20 + 1)]
    expect([first, last, beyond].map((each) => each.list.length)).toEqual([20, 20, 0])
    expect([first, last, beyond].map((each) => each.totalCount)).toEqual([totalCount, totalCount, totalCount])
    expect(beyond.facets.brands).toHaveLength(1)
    const ids = new Set([...first.list, ...last.list].map((each) => each.id))
    expect(ids.size).toBe(40)
  }
  const { list } = await anonymous.products.list({ page: 10_000, limit: 100 })
  expect(list).toEqual([])
})

test('the pager offers the pages that are there, and says why there are not more', async () => {
  const pagerOf = async (page: number) => {
    const { body } = await request(to.search({ page }))
    return /<nav aria-label="Pages".*?<\/nav>/s.exec(body)?.[0]
  }
  const last = await pagerOf(500)
  expect(last).toContain('10,021 entries. Pages show the first 10,000')
  expect(last).toContain('aria-label="Page 500" aria-current="page"')
  expect(last).not.toContain('page=501')
  const { headers } = await request(to.search({ page: 5000 }))
  expect(headers['location']).toBe(to.search({ page: 500 }))
})
