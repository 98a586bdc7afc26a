import { describe, expect, test } from 'vitest'
import { propertyFigure, propertyUnit, statedFigure } from './stated-figure.ts'

const stated = { min: null, typical: null, max: null, text: null, unit: 'MPa' }

describe('a property is printed', () => {
  test.each([
    [{ typical: 23.5 }, '23.5', undefined],
    [{ min: 20, max: 30 }, '20–30', undefined],
    [{ min: 25, max: 25 }, '25', undefined],
    [{ min: 20 }, '≥ 20', undefined],
    [{ max: 30 }, '≤ 30', undefined],
    [{ typical: 25, min: 20, max: 30 }, '25', '20–30'],
    [{}, '-', undefined],
  ])('%o as %s', (values, value, window) => {
    expect(statedFigure({ ...stated, ...values }, 'si')).toMatchObject({ value, window, unit: 'MPa' })
  })

  test('in the other system with what the source says', () => {
    expect(statedFigure({ ...stated, typical: 1500 }, 'us')).toEqual({
      value: '217,600',
      unit: 'psi',
      window: undefined,
      stated: '1,500 MPa',
    })
    expect(statedFigure({ ...stated, min: 200, max: 300, unit: 'kgf/cm2' }, 'si')).toMatchObject({
      value: '19.6–29.4',
      stated: '200–300 kgf/cm²',
    })
  })

  test('as its class, without a unit', () => {
    expect(statedFigure({ ...stated, typical: 3, text: 'V-0', unit: 'class' }, 'us')).toMatchObject({
      value: 'V-0',
      unit: '',
      stated: undefined,
    })
  })
})

const none = { min: null, typical: null, max: null, text: null }

test.each([
  [{ ...none, typical: 12.5, unit: 'g/10min' }, '12.5'],
  [{ ...none, min: 10, max: 14, unit: 'g/10min' }, '10–14'],
  [{ ...none, min: 10, max: 10, unit: 'g/10min' }, '10'],
  [{ ...none, min: 1500, unit: 'MPa' }, '≥ 1,500'],
  [{ ...none, max: 0.05, unit: '%' }, '≤ 0.05'],
  [{ ...none, typical: 3, text: 'V-0', unit: 'class' }, 'V-0'],
  [{ ...none, unit: 'MPa' }, '-'],
])('%o is printed as %s', (property, text) => expect(propertyFigure(property)).toBe(text))

test('a value is converted with its unit, to the digits it was stated with', () => {
  const impact = { ...none, typical: 64, unit: 'J/m' }
  expect(propertyFigure(impact, 'ft·lb/in')).toBe('1.2')
  expect(propertyUnit(impact, 'ft·lb/in')).toBe('ft·lb/in')
  expect(propertyFigure({ ...none, min: 0, max: 100, unit: '°C' }, '°F')).toBe('32–212')
})

test('a value stays as it is where units do not convert', () => {
  const hardness = { ...none, typical: 60, unit: 'Shore D' }
  expect(propertyFigure(hardness, 'Shore A')).toBe('60')
  expect(propertyUnit(hardness, 'Shore A')).toBe('Shore D')
})
