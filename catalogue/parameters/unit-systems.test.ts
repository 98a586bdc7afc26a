import { describe, expect, test } from 'vitest'
import { inUnit, unitIn } from './unit-systems.ts'

describe('the unit of a system', () => {
  test.each([
    ['kgf/cm2', 'MPa', 'psi'],
    ['psi', 'MPa', 'psi'],
    ['GPa', 'MPa', 'psi'],
    ['kgf·cm/cm', 'J/m', 'ft·lb/in'],
    ['°F', '°C', '°F'],
    ['g/cm3', 'g/cm3', 'lb/ft3'],
    ['kJ/m2', 'kJ/m2', 'ft·lb/in2'],
  ])('of %s is %s in SI and %s in US units', (stated, si, us) => {
    expect([unitIn('si', stated), unitIn('us', stated)]).toEqual([si, us])
  })

  test.each(['g/10min', '%', 'Shore A', 'class', '1', 'no unit of ours'])('of %s is itself in both', (stated) => {
    expect([unitIn('si', stated), unitIn('us', stated)]).toEqual([stated, stated])
  })
})

test('a converted number keeps four digits, one that is not converted keeps all', () => {
  expect(inUnit(1500, 'MPa', 'psi')).toBe(217_600)
  expect(inUnit(104, '°C', '°F')).toBe(219.2)
  expect(inUnit(1234.567, 'MPa', 'MPa')).toBe(1234.567)
})
