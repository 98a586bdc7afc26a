import { describe, expect, test } from 'vitest'
import { comparisonOf, type Reason, type Stated } from './comparability.ts'
import { testOf } from './methods.ts'

const flow = { text: null, unit: 'g/10min', method: 'ISO 1133', condition: '230 °C / 2.16 kg' }
const strength = { text: null, unit: 'MPa', method: 'ISO 527', condition: '23 °C, 50 mm/min' }
const density = { text: null, unit: 'g/cm3', method: 'ISO 1183', condition: '23 °C' }

describe('two values may be compared', () => {
  test.each<[string, Stated, Stated]>([
    ['with themselves', flow, flow],
    ['by an adopted standard', flow, { ...flow, method: 'GB/T 3682' }],
    ['by another edition', flow, { ...flow, method: 'ISO 1133:2011' }],
    ['however the condition is spaced', flow, { ...flow, condition: '230°C/2.16KG' }],
    ['in units that convert', strength, { ...strength, unit: 'psi' }],
    ['without any condition', { ...flow, condition: null }, { ...flow, condition: '' }],
    ['dry, where the other takes up no water', strength, { ...strength, condition: '23 °C, 50 mm/min, dry' }],
  ])('%s', (_, one, other) => expect(comparisonOf(one, other)).toEqual({ comparable: true, about: false }))

  test.each<[Stated, string]>([
    [flow, 'ASTM D1238'],
    [{ ...flow, method: 'GB/T 3682' }, 'ASTM D1238'],
    [density, 'ASTM D792'],
  ])('about, by a test that is nearly the same', (one, method) => {
    expect(comparisonOf(one, { ...one, method })).toEqual({ comparable: true, about: true })
    expect(comparisonOf({ ...one, method }, one)).toEqual({ comparable: true, about: true })
  })
})

describe('two values may not be compared', () => {
  const impact = { text: null, unit: 'kJ/m2', method: 'ISO 179/1eA', condition: '23 °C' }
  const cases: [Reason, Stated, Stated][] = [
    ['method', strength, { ...strength, method: 'ASTM D638' }],
    ['method', impact, { ...impact, method: 'ASTM D256' }],
    ['condition', flow, { ...flow, condition: '190 °C / 2.16 kg' }],
    ['conditionUnknown', flow, { ...flow, condition: null }],
    ['condition', strength, { ...strength, condition: '23 °C, 50 mm/min, conditioned' }],
    ['unit', flow, { ...flow, unit: 'cm3/10min' }],
    ['kind', flow, { ...flow, text: 'V-0' }],
    // The unit says more than the method does, and so does the condition.
    ['unit', { ...strength, unit: 'Shore A' }, { ...strength, unit: 'Shore D', method: 'ISO 868' }],
    ['condition', strength, { ...strength, condition: '23 °C, 5 mm/min', method: 'ASTM D638' }],
  ]
  test.each(cases)('by reason of %s', (reason, one, other) => {
    expect(comparisonOf(one, other)).toMatchObject({ comparable: false, reason })
    expect(comparisonOf({ ...other }, { ...one })).toMatchObject({ comparable: false, reason })
  })

  test('and the table says why two methods do not agree', () => {
    expect(comparisonOf(impact, { ...impact, method: 'ASTM D256' })).toMatchObject({ why: 'principle' })
    expect(comparisonOf(strength, { ...strength, method: 'ASTM D638' })).toMatchObject({ why: 'specimen' })
    expect(comparisonOf(strength, { ...strength, method: 'In-house' })).toMatchObject({ why: undefined })
  })
})

test('a standard that is not adopted is a test of its own', () => {
  expect(testOf('ISO 1133')).not.toBe(testOf('ASTM D1238'))
  expect(testOf('ISO 11357')).not.toBe(testOf('ISO 11357-6'))
  expect(testOf('In-house')).toBe(testOf('in-house'))
})
