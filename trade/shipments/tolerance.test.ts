import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastKg, leftKg, mostKg } from './tolerance.ts'

test('a line counts as shipped from its least weight on, and never has more than its most', () => {
  const line = { kilograms: 25_000, tolerancePercent: 2 }
  expect([leastKg(line), mostKg(line)]).toEqual([24_500, 25_500])
  expect([0, 10_000, 24_499, 24_500, 25_500].map((shippedKg) => leftKg({ ...line, shippedKg }))).toEqual([
    25_000, 15_000, 501, 0, 0,
  ])
})

test('without a tolerance only the exact weight is enough, and what is left can always be shipped', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000_000 }),
      fc.integer({ min: 0, max: 20 }),
      fc.nat(900_000_000),
      (kilograms, tolerancePercent, shippedKg) => {
        const line = { kilograms, tolerancePercent }
        expect(leastKg(line)).toBeLessThanOrEqual(kilograms)
        expect(shippedKg + leftKg({ ...line, shippedKg })).toBeLessThanOrEqual(Math.max(shippedKg, mostKg(line)))
        if (tolerancePercent === 0) expect([leastKg(line), mostKg(line)]).toEqual([kilograms, kilograms])
      },
    ),
  )
})
