import { convert, isConvertible, isUnit, type Unit } from './units.ts'

export const unitSystems = ['si', 'us'] as const
export type UnitSystem = (typeof unitSystems)[number]

/** One unit per dimension in which engineers of that system read a data sheet; what is not listed reads the same in both. */
const units: Record<UnitSystem, readonly Unit[]> = {
  si: ['MPa', 'J/m', 'kJ/m2', 'kN/m', '°C', 'g/cm3', 'mm', 'W/(m·K)'],
  us: ['psi', 'ft·lb/in', 'ft·lb/in2', 'lbf/in', '°F', 'lb/ft3', 'in', 'BTU·in/(h·ft2·°F)'],
}

/** The unit of the system that a stated unit is shown in. */
export const unitIn = (system: UnitSystem, stated: string): string =>
  (isUnit(stated) && units[system].find((unit) => isConvertible(stated, unit))) || stated

/** As many as were stated, three at least; more than four would pretend to an accuracy that no test has. */
const digitsOf = (value: number) =>
  Math.min(4, Math.max(3, String(Math.abs(value)).replace('.', '').replace(/^0+/, '').length))

/** A converted value with the digits of the stated one. */
export const withDigitsOf = (value: number, converted: number) => Number(converted.toPrecision(digitsOf(value)))

/**
 * A converted number keeps the digits it was stated with; a temperature is whole where it was, since scales that begin
 * elsewhere have other digits for the same degree. Where the units do not convert, it stays as it is.
 */
export function inUnit(value: number, from: string, to: string): number {
  if (from === to || !isUnit(from) || !isUnit(to) || !isConvertible(from, to)) return value
  const converted = convert(value, from, to)
  return isConvertible(to, 'K') ? Number(converted.toFixed(value % 1 && 1)) : withDigitsOf(value, converted)
}
