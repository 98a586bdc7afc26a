import { describe, expect, test } from 'vitest'
import { differenceOf } from './difference-words.ts'

describe('a difference is told', () => {
  test.each([
    [10, 12, 'g/10min', { word: 'higher', by: { percent: 20 } }],
    [1500, 1200, 'MPa', { word: 'lower', by: { percent: 20 } }],
    [100, 106.04, '°C', { word: 'higher', by: { amount: 6.04 } }],
    [212, 200, '°F', { word: 'lower', by: { amount: 12 } }],
    [30, 20, '%', { word: 'lower', by: { amount: 10 } }],
    [0, 2, 'MPa', { word: 'higher', by: { amount: 2 } }],
  ])('from %d to %d %s', (wanted, offered, unit, told) => expect(differenceOf(wanted, offered, unit)).toEqual(told))

  test('as none where a laboratory could not tell', () => {
    expect(differenceOf(0.905, 0.906, 'g/cm3').word).toBe('same')
    expect(differenceOf(0.905, 0.91, 'g/cm3')).toEqual({ word: 'higher', by: { percent: 1 } })
  })

  test('as unknown where the substitute does not state it', () => {
    expect(differenceOf(10, null, 'g/10min')).toEqual({ word: 'unknown', by: undefined })
  })
})
