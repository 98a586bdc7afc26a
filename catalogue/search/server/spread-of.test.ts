import { expect, test } from 'vitest'
import { spreadOf } from './spread-of.ts'

test('values stand in bars of one width, the highest in the last one', () => {
  const spread = spreadOf('density', [1, 1.5, 2, 3], 9)
  expect(spread).toMatchObject({ stated: 4, of: 9, lowest: 1, highest: 3, logarithmic: false })
  expect(spread?.counts.flatMap((count, at) => (count > 0 ? [[at, count]] : []))).toEqual([
    [0, 1],
    [5, 1],
    [10, 1],
    [19, 1],
  ])
})

test('flow rates stand by factors, and half of them are named', () => {
  const spread = spreadOf('mfr', [1, 10, 10, 10, 100], 5)
  expect(spread).toMatchObject({ logarithmic: true, halfFrom: 10, halfTo: 10 })
  expect(spread?.counts.findIndex((count) => count === 3)).toBe(10)
})

test('few or equal values are not drawn', () => {
  expect(spreadOf('mfr', [1, 2, 3], 3)).toBeUndefined()
  expect(spreadOf('mfr', [2, 2, 2, 2], 4)).toBeUndefined()
})
