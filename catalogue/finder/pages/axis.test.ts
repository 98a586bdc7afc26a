import { expect, test } from 'vitest'
import { axisOf } from './axis.ts'

test('an axis has round ticks within its ends, and all values between them', () => {
  const { ticks, at, logarithmic } = axisOf('density', [0.897, 0.905, 1.24])
  expect({ ticks, logarithmic }).toEqual({ ticks: [0.9, 1, 1.1, 1.2], logarithmic: false })
  expect(at(0.897)).toBeGreaterThan(0)
  expect(at(1.24)).toBeLessThan(1)
})

test('flow rates stand by factors', () => {
  const { ticks, at, logarithmic } = axisOf('mfr', [0.3, 3, 300])
  expect({ ticks, logarithmic }).toEqual({ ticks: [1, 10, 100], logarithmic: true })
  expect(at(30) - at(3)).toBeCloseTo(at(300) - at(30))
})

test('one value alone stands in the middle', () => {
  expect(axisOf('density', [0.9]).at(0.9)).toBeCloseTo(0.5)
  expect(axisOf('density', [0]).at(0)).toBeCloseTo(0.5)
})
