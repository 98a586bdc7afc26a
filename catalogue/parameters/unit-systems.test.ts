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

test('a converted temperature is whole where it was stated so, also where it gains a digit', () => {
  expect(inUnit(23, '°C', '°F')).toBe(73)
  expect(inUnit(960, '°C', '°F')).toBe(1760)
  expect(inUnit(850, '°C', '°F')).toBe(1562)
  expect(inUnit(104.5, '°C', '°F')).toBe(220.1)
  expect(inUnit(149, '°F', '°C')).toBe(65)
  // As it is indexed, with what the computer adds.
  expect(inUnit(65.00000000000001, '°C', '°F')).toBe(149)
})

test('a converted number keeps the digits it was stated with, three to four, one that is not converted keeps all', () => {
  expect(inUnit(1500, 'MPa', 'psi')).toBe(217_600)
  expect(inUnit(104, '°C', '°F')).toBe(219)
  expect(inUnit(300, 'kgf/cm2', 'MPa')).toBe(29.4)
  expect(inUnit(25, 'kgf/cm2', 'MPa')).toBe(2.45)
  expect(inUnit(0.905, 'g/cm3', 'lb/ft3')).toBe(56.5)
  expect(inUnit(1234.567, 'MPa', 'MPa')).toBe(1234.567)
})
