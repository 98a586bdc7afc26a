import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseUnit, convert, isConvertible, isUnit, toBase, type Unit, unitLabel, unitsLike } from './units.ts'

const bases: Unit[] = ['MPa', 'J/m', 'kJ/m2', 'kN/m', '°C', 'g/cm3', '%', 'mm', 'mL/g', 'min', 'W/(m·K)', 'g/10min']
const pairs = bases.flatMap((base) =>
  unitsLike(base).flatMap((from) => unitsLike(base).map((to) => [from, to] as const)),
)

describe('unit conversion', () => {
  test.each<[number, Unit, Unit, number]>([
    [1, 'MPa', 'psi', 145.0377377],
    [2.3, 'GPa', 'MPa', 2300],
    [500, 'kgf/cm2', 'MPa', 49.03325],
    [1, 'ft·lb/in', 'J/m', 53.37865938],
    [1, 'ft·lb/in2', 'kJ/m2', 2.101521944],
    [20, 'kgf·cm/cm', 'J/m', 196.133],
    [212, '°F', '°C', 100],
    [-40, '°C', '°F', -40],
    [23, '°C', 'K', 296.15],
    [0.905, 'g/cm3', 'kg/m3', 905],
    [62.42796058, 'lb/ft3', 'g/cm3', 1],
    [200, 'ppm', '%', 0.02],
    [0.125, 'in', 'mm', 3.175],
    [0.8, 'dL/g', 'mL/g', 80],
    [100, 'lbf/in', 'kN/m', 17.51268352],
    [1.5, 'h', 's', 5400],
  ])('%d %s is the known figure in %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 6)
  })

  test('there and back is the same value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.double({ min: -1e6, max: 1e6, noNaN: true }), ([from, to], value) => {
        const back = convert(convert(value, from, to), to, from)
        // A temperature offset cannot be undone more exactly than its own size allows.
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
      }),
    )
  })

  test('keeps order: a larger value stays larger in every unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 1, max: 1000 }),
        ([from, to], value, step) => {
          expect(convert(value + step, from, to)).toBeGreaterThan(convert(value, from, to))
        },
      ),
    )
  })

  test('converting to the base unit agrees with toBase', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: 0, max: 10_000 }), ([from], value) => {
        expect(convert(value, from, baseUnit(from))).toBeCloseTo(toBase(value, from), 9)
      }),
    )
  })

  test('mass flow and volume flow, and the hardness scales, are not convertible', () => {
    expect(isConvertible('g/10min', 'cm3/10min')).toBe(false)
    expect(isConvertible('Shore A', 'Shore D')).toBe(false)
    expect(() => convert(1, 'g/10min', 'cm3/10min')).toThrow(RangeError)
  })

  test('refuses a unit it does not know', () => {
    expect(isUnit('furlong')).toBe(false)
    expect(isUnit('toString')).toBe(false)
    expect(() => toBase(1, 'furlong' as Unit)).toThrow(RangeError)
  })

  test('prints exponents and hides the names of numbers without unit', () => {
    expect(unitLabel('g/cm3')).toBe('g/cm³')
    expect(unitLabel('ft·lb/in2')).toBe('ft·lb/in²')
    expect(unitLabel('BTU·in/(h·ft2·°F)')).toBe('BTU·in/(h·ft²·°F)')
    expect(unitLabel('cm3/10min')).toBe('cm³/10 min')
    expect(unitLabel('class')).toBe('')
  })
})
