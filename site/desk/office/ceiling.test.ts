import { expect, test } from 'vitest'
import { ceilingOf } from './ceiling.ts'

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [10, 20],
  [99, 100],
  [101, 200],
  [1_234, 2_000],
])('bars up to %d stand below %d, whose half is whole', (highest, ceiling) => {
  expect(ceilingOf(highest)).toBe(ceiling)
  expect(Number.isInteger(ceiling / 2)).toBe(true)
})
