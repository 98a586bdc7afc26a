import { expect, test } from 'vitest'
import { isDoubtful } from './price-doubt.ts'

const unknown = { listMinor: null, lastMinor: null, targetMinor: null }

test.each([
  [120, { ...unknown, listMinor: 120_000 }, true],
  [12_000, { ...unknown, listMinor: 120_000 }, true],
  [12_001, { ...unknown, listMinor: 120_000 }, false],
  [1_199_999, { ...unknown, listMinor: 120_000 }, false],
  [1_200_000, { ...unknown, listMinor: 120_000 }, true],
  [120_000, { listMinor: 120_000, lastMinor: 1, targetMinor: 1 }, false],
  [120_000, { ...unknown, lastMinor: 1_000 }, true],
  [120_000, { ...unknown, targetMinor: 1_200_000 }, true],
  [120, unknown, true],
  [120_000, unknown, false],
])('a price of %i cents beside %o is doubtful: %s', (price, known, doubtful) => {
  expect(isDoubtful(price, 'USD', known)).toBe(doubtful)
})
