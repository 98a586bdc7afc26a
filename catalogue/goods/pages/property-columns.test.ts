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
const plain = { units: new Map<string, string>(), system: 'si' as const, chosen: [] }
const codes = (units: Map<string, string>) => propertyColumns(list, { ...plain, units }).map(({ code }) => code)

test('a table shows the properties that most of its products state', () => {
  expect(codes(new Map())).toEqual(['mfr', 'density', 'hdt'])
})

test('a property that was asked for comes first, in the unit it was asked in', () => {
  const [first] = propertyColumns(list, { ...plain, units: new Map([['hdt', '°F']]) })
  expect(first).toMatchObject({ code: 'hdt', unit: '°F' })
})

test('a column is in one unit system, whatever the first sheet states', () => {
  const stated = [product(['tensile', 'kgf/cm2']), product(['tensile', 'MPa'])]
  expect(propertyColumns(stated, plain)).toMatchObject([{ code: 'tensile', unit: 'MPa' }])
})

test('a table has at most four property columns', () => {
  const wide = [product(...'abcdefg'.split('').map((code): [string, string] => [code, 'MPa']))]
  expect(propertyColumns(wide, plain)).toHaveLength(4)
})

test('chosen properties come in the order of the choice and in the units of the visitor, however few state them', () => {
  const chosen = ['hdt', 'vicat'].map((code) => ({ code, name: code, nameEn: code, unit: '°C' }))
  expect(propertyColumns(list, { ...plain, system: 'us', chosen })).toMatchObject([
    { code: 'hdt', unit: '°F' },
    { code: 'vicat', unit: '°F' },
  ])
})
