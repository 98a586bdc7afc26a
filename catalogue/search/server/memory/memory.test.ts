import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import type { Unit } from '#catalogue/parameters/units.ts'
import { sql } from '#platform/server/database/sql.ts'
import { searchPlainProducts } from '#testing/plain-facets.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import { indexProducts } from '../index-products.ts'
import { refreshParameterSpans } from '../refresh-parameter-spans.ts'
import { heldAt, holdProducts } from './hold.ts'

const { anonymous, db } = await testApp({ holding: 'catalogue' })

const failures: unknown[] = []
let stop = async () => {}
beforeAll(() => refreshParameterSpans(db))
afterAll(() => stop())

async function hold() {
  stop = holdProducts({ db, bytes: 64 * 1024 * 1024, onError: (error) => failures.push(error) })
  return vi.waitFor(async () => expect(await heldAt(db, 0)).toBeDefined(), { timeout: 10_000 })
}

/** What is kept is asked anew. */
const forget = () => db.run(sql`update search_state set version = version + 1`)

function draws(seed: number) {
  let state = seed
  const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing
  const some = <Thing>(most: number, one: () => Thing) => Array.from({ length: Math.floor(random() * (most + 1)) }, one)
  return { random, oneOf, some }
}

const keys = [
  '',
  '',
  'PP',
  '聚丙烯',
  'pa66 gf30',
  'abs 757',
  '注塑',
  'food',
  'PP 不要再生料',
  'black',
  'basf',
  'k8003',
  'mfr 20',
]

async function questions(count: number) {
  const { random, oneOf, some } = draws(11)
  const [products, parameters] = [await searchPlainProducts(db), await anonymous.products.parameters()]
  const ranged = parameters.filter(({ code }) => /^(?:mfr|hdt|density|flexuralModulus|charpyNotched)$/.test(code))
  const aRange = () => {
    const { code, baseUnit } = oneOf(ranged)
    const { low } = oneOf(products.flatMap(({ values }) => values.filter((value) => value.code === code)))
    return formatPropertyRange({
      code,
      min: Number((low * 0.8).toFixed(6)),
      max: random() < 0.3 ? undefined : Number((low * 1.5).toFixed(6)),
      unit: baseUnit as Unit,
      at: oneOf([undefined, 'any']),
    })
  }
  return Array.from({ length: count }, () => ({
    key: oneOf(keys),
    range: random() < 0.4 ? [] : some(2, aRange),
    brandIds: random() < 0.7 ? [] : some(2, () => oneOf(products).brand),
    grade: random() < 0.6 ? [] : some(1, () => oneOf(products).grade as 0),
    inStock: oneOf([undefined, undefined, 1]),
    currency: oneOf([undefined, undefined, 'USD' as const, 'CNY' as const]),
    priceMin: oneOf([undefined, undefined, 100_000]),
    priceMax: oneOf([undefined, undefined, 1_200_000]),
    without: some(1, () => oneOf(['recycled', '再生', 'black'])),
    orderBy: oneOf(['relevance', 'created', 'price'] as const),
    sortType: oneOf([undefined, 'asc' as const, 'desc' as const]),
    page: oneOf([1, 1, 2, 5]),
    limit: 20,
  }))
}

const byId = (one: { id?: number; grade?: number }, other: { id?: number; grade?: number }) =>
  (one.id ?? one.grade ?? 0) - (other.id ?? other.grade ?? 0)

async function answers(asked: Awaited<ReturnType<typeof questions>>) {
  await forget()
  const all = []
  for (const question of asked) {
    const { list, totalCount, facets, leftOut, read } = await anonymous.products.search(question)
    const counted = Object.entries(facets).map(([name, facet]) => [name, facet.toSorted(byId)])
    all.push({ question, totalCount, ids: list.map(({ id }) => id), facets: counted, leftOut, read })
  }
  return all
}

test('searches are answered from memory as the database answers them', async () => {
  const asked = await questions(120)
  const expected = await answers(asked)
  await hold()
  expect(await answers(asked)).toEqual(expected)
  expect(expected.filter(({ totalCount }) => totalCount > 0).length).toBeGreaterThan(40)
  expect(failures).toEqual([])
}, 60_000)

test('a change is found by the next search: what is new, what says something else, what is gone', async () => {
  const find = async (key: string) => (await anonymous.products.search({ key, inStock: 1 })).list.map(({ id }) => id)
  const { id } = await aProduct(db, { model: 'QUAY-1', stockKg: 500 })
  expect(await find('quay1')).toEqual([id])
  await db.transaction(async (tx) => {
    await tx.run(sql`update product set model = 'BERTH-7' where id = ${id}`)
    await indexProducts(tx, [id])
  })
  expect(await find('quay1')).toEqual([])
  expect(await find('berth7')).toEqual([id])
  await db.transaction(async (tx) => {
    await tx.run(sql`update product set status = 'draft' where id = ${id}`)
    await indexProducts(tx, [id])
  })
  expect(await find('berth7')).toEqual([])
  expect(await heldAt(db, 0)).toBeDefined()
})

test('what is sold out leaves the searches of what is in stock, and comes back', async () => {
  const { id } = await aProduct(db, { model: 'HELD-3', stockKg: 500 })
  const isFound = async () => {
    await forget()
    return (await anonymous.products.search({ key: 'held3', inStock: 1 })).totalCount === 1
  }
  expect(await isFound()).toBe(true)
  await db.run(sql`update product set stock_kg = 0 where id = ${id}`)
  await vi.waitFor(async () => expect(await isFound()).toBe(false), { timeout: 5_000 })
  await db.run(sql`update product set stock_kg = 25 where id = ${id}`)
  await vi.waitFor(async () => expect(await isFound()).toBe(true), { timeout: 5_000 })
})

test('what was held before the connection for notices was lost is read anew', async () => {
  const before = await heldAt(db, 0)
  await db.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "stock"' or query like 'select 1%' and application_name = 'polyharbor live'`)
  await vi.waitFor(
    async () => {
      const now = await heldAt(db, 0)
      expect(now).toBeDefined()
      expect(now).not.toBe(before)
    },
    { timeout: 10_000 },
  )
})

test('more products than fit are left to the database', async () => {
  await stop()
  stop = holdProducts({ db, bytes: 1_000, onError: (error) => failures.push(error) })
  await forget()
  expect((await anonymous.products.search({ key: 'PP', inStock: 1 })).totalCount).toBeGreaterThan(0)
  expect(await heldAt(db, 0)).toBeUndefined()
})
