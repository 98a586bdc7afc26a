import { describe, expect, test } from 'vitest'
import { statedFigure } from './stated-figure.ts'

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
      value: '19.61–29.42',
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
