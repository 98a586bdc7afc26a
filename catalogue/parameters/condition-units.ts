import { inUnit, type UnitSystem } from './unit-systems.ts'

interface Conversion {
  to: string
  convert: (value: number) => number
}

const byUnit = (from: string, to: string): Conversion => ({ to, convert: (value) => inUnit(value, from, to) })
/** Three digits at least, as values are converted. */
const byFactor = (to: string, factor: number): Conversion => ({
  to,
  convert: (value) => Number((value * factor).toPrecision(3)),
})

/** Differences of temperature have no offset. The longer unit first where one begins another. */
const conversions: Readonly<Record<string, Conversion>> = {
  '°C/h': byFactor('°F/h', 1.8),
  '°C/min': byFactor('°F/min', 1.8),
  '°C': byUnit('°C', '°F'),
  'mm/min': byFactor('in/min', 1 / 25.4),
  mm: byUnit('mm', 'in'),
  µm: byUnit('µm', 'mil'),
  MPa: byUnit('MPa', 'psi'),
  kg: byFactor('lb', 1 / 0.45359237),
  N: byFactor('lbf', 1 / 4.4482216),
}
const measure = new RegExp(`(-?\\d+(?:\\.\\d+)?) ?(${Object.keys(conversions).join('|')})(?![\\p{L}/])`, 'gu')

/** A test condition in the units of a system; conditions are stated in metric units. */
export const conditionIn = (system: UnitSystem, condition: string): string =>
  system === 'si'
    ? condition
    : condition.replaceAll(measure, (stated, value: string, unit: string) => {
        const conversion = conversions[unit]
        return conversion ? `${conversion.convert(Number(value))} ${conversion.to}` : stated
      })
