import { expect, test } from 'vitest'
import type { ProductItem } from '../product.ts'
import { propertyColumns } from './property-columns.ts'

const product = (...properties: [code: string, unit: string][]) =>
  ({ keyProperties: properties.map(([code, unit]) => ({ code, name: code, nameEn: code, unit })) }) as ProductItem

const list = [
  product(['mfr', 'g/10min'], ['density', 'g/cm3']),
  product(['mfr', 'g/10min'], ['density', 'g/cm3'], ['hdt', '°C']),
  product(['mfr', 'g/10min']),
]
const codes = (units: Map<string, string>) => propertyColumns(list, units).map(({ code }) => code)

test('a table shows the properties that most of its products state', () => {
  expect(codes(new Map())).toEqual(['mfr', 'density', 'hdt'])
})

test('a property that was asked for comes first, in the unit it was asked in', () => {
  const [first] = propertyColumns(list, new Map([['hdt', '°F']]))
  expect(first).toMatchObject({ code: 'hdt', unit: '°F' })
})

test('a column is in one unit system, whatever the first sheet states', () => {
  const stated = [product(['tensile', 'kgf/cm2']), product(['tensile', 'MPa'])]
  expect(propertyColumns(stated, new Map())).toMatchObject([{ code: 'tensile', unit: 'MPa' }])
})

test('a table has at most four property columns', () => {
  const wide = [product(...'abcdefg'.split('').map((code): [string, string] => [code, 'MPa']))]
  expect(propertyColumns(wide, new Map())).toHaveLength(4)
})
