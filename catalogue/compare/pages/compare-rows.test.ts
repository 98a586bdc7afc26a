import { describe, expect, test } from 'vitest'
import type { Property } from '#catalogue/goods/product.ts'
import { compareRows } from './compare-rows.ts'

const stated = (code: string, typical: number, changes: Partial<Property> = {}): Property => ({
  code,
  name: code,
  nameEn: code,
  group: 'rheology',
  min: null,
  typical,
  max: null,
  text: null,
  unit: 'g/10min',
  method: 'ISO 1133',
  condition: '230 °C / 2.16 kg',
  source: 'typical',
  statedOn: null,
  baseLow: typical,
  baseHigh: typical,
  ...changes,
})
const rowsOf = (...products: Property[][]) => compareRows(products.map((properties) => ({ properties })))
const shape = (...products: Property[][]) =>
  rowsOf(...products).map(({ property, cells, differs }) => [
    property.code,
    differs,
    ...cells.map((cell) => cell && (cell.apart?.reason ?? `${cell.about ? '≈' : ''}${cell.differs ? '!' : '='}`)),
  ])

describe('the rows of a comparison', () => {
  test('say where values agree and where one stands out', () => {
    const three = stated('mfr', 3)
    expect(shape([three], [three])).toEqual([['mfr', false, '=', '=']])
    expect(shape([three], [stated('mfr', 3.5)], [three])).toEqual([['mfr', true, '=', '!', '=']])
    expect(shape([three], [stated('mfr', 8)])).toEqual([['mfr', true, '!', '!']])
  })

  test('read the same value in two units as the same', () => {
    const metric = stated('hdt', 100, { unit: '°C' })
    const customary = stated('hdt', 212, { unit: '°F', baseLow: 100.000001, baseHigh: 100.000001 })
    expect(shape([metric], [customary])).toEqual([['hdt', false, '=', '=']])
  })

  test('put values of one condition side by side, whatever order they come in', () => {
    const low = stated('hdt', 100, { condition: '0.45 MPa' })
    const high = stated('hdt', 55, { condition: '1.8 MPa' })
    expect(shape([low, high], [high])).toEqual([
      ['hdt', false, '=', '='],
      ['hdt', true, '=', undefined],
    ])
  })

  test('set a value of another condition or method beside the others and say why it does not count', () => {
    const other = { condition: '190 °C / 2.16 kg' }
    expect(shape([stated('mfr', 3)], [stated('mfr', 3, other)])).toEqual([['mfr', true, '=', 'condition']])
    const inHouse = { method: 'In-house' }
    expect(shape([stated('mfr', 3, inHouse)], [stated('mfr', 3)], [stated('mfr', 3)])).toEqual([
      ['mfr', true, 'method', '=', '='],
    ])
  })

  test('mark a value by nearly the same test, and compare it', () => {
    const american = { method: 'ASTM D1238' }
    expect(shape([stated('mfr', 3, american)], [stated('mfr', 3)], [stated('mfr', 3)])).toEqual([
      ['mfr', false, '≈=', '=', '='],
    ])
    expect(shape([stated('mfr', 8, american)], [stated('mfr', 3)], [stated('mfr', 3)])).toEqual([
      ['mfr', true, '≈!', '=', '='],
    ])
  })

  test('keep what only one product states', () => {
    expect(shape([stated('mfr', 3)], [])).toEqual([['mfr', true, '=', undefined]])
  })

  test('follow the groups of the property table', () => {
    const rows = rowsOf(
      [stated('hdt', 1, { group: 'thermal' }), stated('mfr', 1)],
      [stated('density', 1, { group: 'physical' })],
    )
    expect(rows.map(({ property }) => property.code)).toEqual(['mfr', 'density', 'hdt'])
  })
})
