import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatIn } from './vat.ts'

test('13 % of what was 113 before', () => {
  expect(vatIn([11_300], 13)).toEqual({ percent: 13, netMinor: 10_000, vatMinor: 1_300 })
})

test('net and tax make the gross, and no line is off by more than half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 99 }), (gross, percent) => {
      const { netMinor, vatMinor } = vatIn([gross], percent)
      expect(netMinor + vatMinor).toBe(gross)
      expect(Math.abs(netMinor - (gross * 100) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('totals are sums of lines', () => {
  const lines = [101, 102, 103]
  const whole = vatIn(lines, 13)
  expect(whole.netMinor).toBe(lines.reduce((sum, line) => sum + vatIn([line], 13).netMinor, 0))
})
