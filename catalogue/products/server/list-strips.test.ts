import { expect, test } from 'vitest'
import { placeWithin } from './list-strips.ts'

test('values over several decades lie by their ratio, others by their difference, and none beyond the ends', () => {
  expect(placeWithin(0.1, 1000)(10)).toBe(50)
  expect(placeWithin(0.9, 0.92)(0.905)).toBe(25)
  expect(placeWithin(0, 100)(50)).toBe(50)
  expect(placeWithin(10, 20)(50)).toBe(100)
  expect(placeWithin(10, 20)(1)).toBe(0)
})
