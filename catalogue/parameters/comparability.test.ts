import { describe, expect, test } from 'vitest'
import { incomparable, testOf, type Reason } from './comparability.ts'

const flow = { text: null, unit: 'g/10min', method: 'ISO 1133', condition: '230 °C / 2.16 kg' }
const strength = { text: null, unit: 'MPa', method: 'ISO 527', condition: '23 °C, 50 mm/min' }

describe('two values may be compared', () => {
  test.each([
    ['with themselves', flow, flow],
    ['by an adopted standard', flow, { ...flow, method: 'GB/T 3682' }],
    ['by another edition', flow, { ...flow, method: 'ISO 1133:2011' }],
    ['however the condition is spaced', flow, { ...flow, condition: '230°C/2.16KG' }],
    ['in units that convert', strength, { ...strength, unit: 'psi' }],
    ['without any condition', { ...flow, condition: null }, { ...flow, condition: '' }],
  ])('%s', (_, one, other) => expect(incomparable(one, other)).toBeUndefined())
})

describe('two values may not be compared', () => {
  const cases: [
    Reason,
    typeof flow,
    { text: string | null; unit: string; method: string; condition: string | null },
  ][] = [
    ['method', strength, { ...strength, method: 'ASTM D638' }],
    ['condition', flow, { ...flow, condition: '190 °C / 2.16 kg' }],
    ['conditionUnknown', flow, { ...flow, condition: null }],
    ['unit', flow, { ...flow, unit: 'cm3/10min' }],
    ['kind', flow, { ...flow, text: 'V-0' }],
    // The unit says more than the method does.
    ['unit', { ...strength, unit: 'Shore A' }, { ...strength, unit: 'Shore D', method: 'ISO 868' }],
  ]
  test.each(cases)('by reason of %s', (reason, one, other) => {
    expect(incomparable(one, other)).toBe(reason)
    expect(incomparable({ ...other }, { ...one })).toBe(reason)
  })
})

test('a standard that is not adopted is a test of its own', () => {
  expect(testOf('ISO 1133')).not.toBe(testOf('ASTM D1238'))
  expect(testOf('ISO 11357')).not.toBe(testOf('ISO 11357-6'))
  expect(testOf('In-house')).toBe(testOf('in-house'))
})
