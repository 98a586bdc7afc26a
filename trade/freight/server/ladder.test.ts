import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryTerms } from '#site/first-start/server/vocabulary/delivery-terms.ts'
import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { laneBases, laneSteps, type Lane, type LaneStep } from '#trade/lanes/lane.ts'
import { chargeOf, type Load } from './charge-of.ts'
import { ladderTo, perTonne, placeNamed, rungAt, stepsBetween } from './ladder.ts'

const terms: DeliveryTerm[] = deliveryTerms.map(({ nameZh, ...term }) => ({ ...term, name: nameZh }))
const place = (name: string) => ({ zh: name, en: name })
const lane = (
  step: LaneStep,
  from: string | null,
  to: string,
  priceHundredths: number,
  more: Partial<Lane> = {},
): Lane => ({
  id: 1,
  step,
  from: from === null ? null : place(from),
  to: place(to),
  mode: 'truck',
  basis: 'perTonne',
  priceHundredths,
  capacityKg: null,
  currency: 'USD',
  minimumMinor: null,
  vatPercent: 0,
  transitDays: 2,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  source: null,
  ...more,
})
const load: Load = { from: place('Wuxi'), currency: 'USD', kilograms: 10_000, goodsMinor: 1_000_000, cnyPerUsd: '7.1' }
const byShip = [
  lane('inland', 'Wuxi', 'Shanghai', 1_000),
  lane('port', null, 'Shanghai', 500),
  lane('freight', 'Shanghai', 'Hamburg', 6_000, { transitDays: 30 }),
  lane('insurance', null, 'Hamburg', 11, { basis: 'percent', transitDays: 0 }),
  lane('onward', 'Hamburg', 'Munich', 2_000),
  lane('duty', null, 'Munich', 650, { basis: 'percent' }),
]
const said = (lanes: Lane[], destination: string) =>
  ladderTo(lanes, load, terms, placeNamed(lanes, destination)).map(({ term, place: at, perTonneMinor }) => [
    `${term.code} ${at.en}`,
    perTonneMinor,
  ])

test('each rung adds its steps, at the place that its term names', () => {
  expect(said(byShip, 'munich')).toEqual([
    ['EXW Wuxi', 100_000],
    ['FCA Shanghai', 101_000],
    ['FOB Shanghai', 101_500],
    ['CFR Hamburg', 107_500],
    ['CIF Hamburg', 107_618],
    ['DAP Munich', 109_500],
    ['DDP Munich', 116_618],
  ])
})

test('a step without a lane is on enquiry, and so are the rungs above it', () => {
  const known = byShip.filter(({ step }) => step !== 'port')
  expect(said(known, 'Munich').filter(([, price]) => price === null)).toHaveLength(5)
  const dap = terms.find(({ code }) => code === 'DAP')
  expect(dap && rungAt(known, load, dap, place('Munich'))).toMatchObject({ missing: ['port'], totalMinor: null })
})

test('by road there is collecting and delivery, and nothing of ports', () => {
  const lanes = [...byShip, lane('delivery', 'Wuxi', 'Suzhou', 900)]
  expect(said(lanes, 'Suzhou')).toEqual([
    ['PICKUP Wuxi', 100_000],
    ['DELIVERED Suzhou', 100_900],
  ])
})

test('a place that no lane reaches has the price at the gate only', () => {
  const known = said(byShip, 'Nowhere').filter(([, price]) => price !== null)
  expect(known.map(([term]) => term)).toEqual(['EXW Wuxi', 'PICKUP Wuxi'])
})

const termOf = (code: string) => terms.find((term) => term.code === code) ?? { includes: [] }
const between = (priced: [string, string], wanted: [string, string], lanes = byShip) =>
  stepsBetween(
    lanes,
    load,
    { term: termOf(priced[0]), place: place(priced[1]) },
    { term: termOf(wanted[0]), place: place(wanted[1]) },
  )?.map(({ step, amountMinor }) => [step, amountMinor])

test('from one rung to a higher one the steps in between are added', () => {
  expect(between(['EXW', 'Wuxi'], ['FOB', 'Shanghai'])).toEqual([
    ['inland', 10_000],
    ['port', 5_000],
  ])
  expect(between(['FOB', 'Shanghai'], ['CIF', 'Hamburg'])).toEqual([
    ['freight', 60_000],
    ['insurance', 1_166],
  ])
  expect(between(['CFR', 'Hamburg'], ['CPT', 'Hamburg'])).toEqual([])
})

test.each<[priced: [string, string], wanted: [string, string], why: string]>([
  [['CIF', 'Hamburg'], ['FOB', 'Shanghai'], 'down again'],
  [['FOB', 'Ningbo'], ['CIF', 'Hamburg'], 'from a port that the way does not pass'],
  [['CIF', 'Hamburg'], ['DAP', 'Munich'], 'to terms that cover less of something'],
  [['EXW', 'Wuxi'], ['CIF', 'Nowhere'], 'where no lane leads'],
])('from %j to %j nothing is added: %s', (priced, wanted) => {
  expect(between(priced, wanted)).toBeUndefined()
})

test('whole containers are paid, the minimum at least, and of two lanes the cheaper one', () => {
  const container = lane('freight', 'Shanghai', 'Hamburg', 160_000, { basis: 'perUnit', capacityKg: 17_000 })
  expect(chargeOf(container, { ...load, kilograms: 17_001 }, 0)?.amountMinor).toBe(320_000)
  expect(chargeOf(lane('delivery', 'Wuxi', 'Suzhou', 900, { minimumMinor: 50_000 }), load, 0)?.amountMinor).toBe(50_000)
  const cfr = terms.find(({ code }) => code === 'CFR')
  const dear = lane('freight', 'Shanghai', 'Hamburg', 9_000)
  expect(cfr && rungAt([dear, ...byShip], load, cfr, place('Hamburg')).totalMinor).toBe(1_075_000)
})

test('yuan become dollars without their tax, and nothing without a rate', () => {
  const truck = lane('delivery', 'Wuxi', 'Suzhou', 10_900, { currency: 'CNY', vatPercent: 9 })
  expect(chargeOf(truck, { ...load, kilograms: 7_100 }, 0)).toMatchObject({ amountMinor: 10_000, vatPercent: 0 })
  expect(chargeOf(truck, { ...load, cnyPerUsd: null }, 0)).toBeUndefined()
  expect(chargeOf(truck, { ...load, currency: 'CNY' }, 0)).toMatchObject({ amountMinor: 109_000, vatPercent: 9 })
})

const places = ['Wuxi', 'Shanghai', 'Hamburg', 'Munich']
const anyLane = fc
  .record({
    step: fc.constantFrom(...laneSteps),
    from: fc.constantFrom(...places),
    to: fc.constantFrom(...places),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    basis: fc.constantFrom(...laneBases),
    capacityKg: fc.integer({ min: 1, max: 30_000 }),
    minimumMinor: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    currency: fc.constantFrom('CNY' as const, 'USD' as const),
  })
  .map(({ step, from, to, price, ...more }) => lane(step, from, to, price, more))
const anyLoad = fc.record({
  from: fc.constant(place('Wuxi')),
  currency: fc.constantFrom('CNY' as const, 'USD' as const),
  kilograms: fc.integer({ min: 1, max: 1_000_000 }),
  goodsMinor: fc.integer({ min: 0, max: 1e10 }),
  cnyPerUsd: fc.constantFrom('7.1', '6.987654', null),
})

test('whatever the lanes are: a known rung is goods and charges, an unknown one has no figure', () => {
  fc.assert(
    fc.property(fc.array(anyLane, { maxLength: 20 }), anyLoad, fc.constantFrom(...places), (lanes, any, to) => {
      for (const rung of ladderTo(lanes, any, terms, place(to))) {
        const term = terms.find(({ code }) => code === rung.term.code)
        // The figure of a rung is that of its term at its place, wherever it is asked for.
        expect(term && rungAt(lanes, any, term, rung.place)).toEqual(rung)
        const sum = rung.charges.reduce((total, { amountMinor }) => total + amountMinor, any.goodsMinor)
        if (rung.missing.length > 0)
          expect([rung.totalMinor, rung.perTonneMinor, rung.transitDays]).toEqual([null, null, null])
        else expect([rung.totalMinor, rung.perTonneMinor]).toEqual([sum, perTonne(sum, any.kilograms)])
      }
    }),
  )
})
