import type { Property } from '#contract/product.ts'
import { convert, isConvertible, isUnit, unitLabel } from '#contract/units.ts'
import { quantity } from '#i18n/format.ts'

type Stated = Pick<Property, 'min' | 'typical' | 'max' | 'text' | 'unit'>

const converts = (from: string, to: string) => isUnit(from) && isUnit(to) && isConvertible(from, to)

/**
 * A converted number keeps four digits; more would pretend to an accuracy that no test has. Where the units do not
 * convert, the number stays as it is.
 */
export function inUnit(value: number, from: string, to: string): number {
  if (from === to || !isUnit(from) || !isUnit(to) || !isConvertible(from, to)) return value
  return Number(convert(value, from, to).toPrecision(4))
}

export const unitText = (unit: string) => (isUnit(unit) ? unitLabel(unit) : unit)

/** The number as printed, without its unit: `12`, `10–14`, `≥ 25`, or a class such as `V-0`. */
export function propertyFigure(property: Stated, wanted: string = property.unit): string {
  const { min, typical, max, text, unit } = property
  if (text !== null) return text
  const figure = (value: number) => quantity(inUnit(value, unit, wanted))
  if (typical !== null) return figure(typical)
  if (min !== null && max !== null) return min === max ? figure(min) : `${figure(min)}–${figure(max)}`
  if (min !== null) return `≥ ${figure(min)}`
  return max === null ? quantity(null) : `≤ ${figure(max)}`
}

/** The unit that goes with `propertyFigure`, as printed; a class has none. */
export const propertyUnit = ({ text, unit }: Stated, wanted: string = unit): string =>
  text === null ? unitText(converts(unit, wanted) ? wanted : unit) : ''
