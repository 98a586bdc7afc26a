import { inUnit, withDigitsOf, type UnitSystem } from './unit-systems.ts'

interface Conversion {
  to: string
  convert: (value: number) => number
  /** Of a tolerance or a rate, which has no offset. */
  factor: number
}

const byUnit = (from: string, to: string, factor = 1): Conversion => ({
  to,
  convert: (value) => inUnit(value, from, to),
  factor,
})
const byFactor = (to: string, factor: number): Conversion => ({
  to,
  convert: (value) => withDigitsOf(value, value * factor),
  factor,
})

/** The longer unit first where one begins another. */
const conversions: Readonly<Record<string, Conversion>> = {
  '°C/h': byFactor('°F/h', 1.8),
  '°C/min': byFactor('°F/min', 1.8),
  '°C': byUnit('°C', '°F', 1.8),
  'mm/min': byFactor('in/min', 1 / 25.4),
  'm/s': byFactor('ft/s', 1 / 0.3048),
  mm: byFactor('in', 1 / 25.4),
  cm: byFactor('in', 1 / 2.54),
  µm: byFactor('mil', 1 / 25.4),
  kPa: byFactor('psi', 0.145037738),
  MPa: byFactor('psi', 145.037738),
  kg: byFactor('lb', 1 / 0.45359237),
  N: byFactor('lbf', 1 / 4.4482216),
  J: byFactor('ft·lb', 1 / 1.35581795),
}
const number = String.raw`[-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const between = String.raw` ?(?:[-\u2013~\u00b1]|\.\.|to) ?`
const measure = new RegExp(
  `(?<![\\p{L}\\d.,])(± ?)?(${number})(?:(${between})(${number}))? ?(${Object.keys(conversions).join('|')})(?!/?\\p{L})`,
  'gu',
)
const read = (stated: string) => Number(stated.replaceAll(',', '').replace('−', '-'))
/** One sign each for degrees and micro, of the two that keyboards have. */
const plain = (condition: string) => condition.replaceAll('℃', '°C').replaceAll('μ', 'µ')

/** A test condition in the units of a system; conditions are stated in metric units. */
export const conditionIn = (system: UnitSystem, condition: string): string =>
  system === 'si'
    ? condition
    : plain(condition).replaceAll(
        measure,
        (stated, about = '', from: string, sign?: string, to?: string, unit = '') => {
          const conversion = conversions[unit]
          if (!conversion) return stated
          const tolerance = (value: string) => withDigitsOf(read(value), read(value) * conversion.factor)
          const first = about ? tolerance(from) : conversion.convert(read(from))
          const second = to && (sign?.includes('±') ? tolerance(to) : conversion.convert(read(to)))
          return `${about}${first}${sign && second !== undefined ? `${sign}${second}` : ''} ${conversion.to}`
        },
      )

/** A number stays with its unit at the end of a line. */
export const unbroken = (condition: string): string => condition.replaceAll(/(?<=\d) (?=[\p{L}°%])/gu, '\u00a0')

export const poundsOf = (kilograms: number): number => conversions['kg']?.convert(kilograms) ?? kilograms
