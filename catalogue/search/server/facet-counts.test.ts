import { beforeAll, expect, test } from 'vitest'
import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import type { Unit } from '#catalogue/parameters/units.ts'
import { countPlain, searchPlainProducts, type PlainChoice, type PlainRange } from '#testing/plain-facets.ts'
import { testApp } from '#testing/test-app.ts'
import { refreshParameterSpans } from './refresh-parameter-spans.ts'

const { anonymous, db } = await testApp({ holding: 'catalogue' })

beforeAll(() => refreshParameterSpans(db))

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const counted = (facet: { id?: number; grade?: number; count: number }[]) =>
  Object.fromEntries(facet.map(({ id, grade, count }) => [id ?? grade, count]))

test('facets count what the rows say, whatever is chosen, under whichever condition', async () => {
  const [products, parameters] = [await searchPlainProducts(db), await anonymous.products.parameters()]
  const random = numbers(7)
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing
  const some = <Thing>(most: number, one: () => Thing) => Array.from({ length: Math.floor(random() * (most + 1)) }, one)
  const ranged = parameters.filter(({ code }) => /^(?:mfr|hdt|vicat|density|flexuralModulus|charpyNotched)$/.test(code))
  const aRange = (): PlainRange => {
    const { code, baseUnit, comparedAt } = oneOf(ranged)
    const { low } = oneOf(products.flatMap(({ values }) => values.filter((value) => value.code === code)))
    const open = random() < 0.3
    const at = oneOf([undefined, undefined, 'any', ...comparedAt.map((way) => way.at)])
    const end = (value: number) => Number(value.toFixed(6))
    return { code, min: end(low * 0.8), max: open ? undefined : end(low * 1.6), unit: baseUnit as Unit, at }
  }
  let found = 0
  for (let round = 0; round < 200; round++) {
    const choice: PlainChoice = {
      ranges: some(2, aRange),
      brandIds: some(2, () => oneOf(products).brand),
      countryIds: some(1, () => oneOf(products).country),
      grade: some(2, () => oneOf(products).grade as 0),
      lableIds: some(3, () => oneOf(oneOf(products).labels.length > 0 ? oneOf(products).labels : [1]) ?? 1),
      labelMatch: oneOf(['any', 'all'] as const),
    }
    const { ranges, ...asked } = choice
    const answer = await anonymous.products.search({ ...asked, range: ranges.map(formatPropertyRange), limit: 0 })
    const facets = Object.fromEntries(Object.entries(answer.facets).map(([name, facet]) => [name, counted(facet)]))
    expect({ choice, totalCount: answer.totalCount, facets }).toEqual({
      choice,
      ...countPlain(products, parameters, choice),
    })
    found += Math.min(answer.totalCount, 1)
  }
  // Not a test of empty lists.
  expect(found).toBeGreaterThan(60)
}, 30_000)

test('a range says how many state the value otherwise, or not at all', async () => {
  const asked = { categoryIds: await categoryOf('hdpe'), limit: 0 }
  const all = await anonymous.products.list(asked)
  const { totalCount, leftOut } = await anonymous.products.search({ ...asked, range: 'mfr:0..1000:g/10min' })
  const [counts] = leftOut
  expect(counts).toMatchObject({ code: 'mfr', otherwise: expect.any(Number) })
  expect(counts?.otherwise).toBeGreaterThan(0)
  expect(totalCount + (counts?.otherwise ?? 0) + (counts?.unstated ?? 0)).toBe(all.totalCount)
  const heavy = await anonymous.products.search({ ...asked, limit: 20, range: 'mfr:0..1000:g/10min@190°c/5kg' })
  expect(heavy.totalCount).toBeGreaterThan(0)
  for (const { keyProperties } of heavy.list) expect(keyProperties[0]?.condition).toBe('190 °C / 5 kg')
})

async function categoryOf(code: string) {
  const tree = await anonymous.products.categories()
  return tree.flatMap(({ list }) => list).find((each) => each.code === code)?.id ?? 0
}
