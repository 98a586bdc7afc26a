import type { Property } from '#contract/product.ts'
import { convert, isConvertible, isUnit, unitLabel, type Unit } from '#contract/units.ts'
import { quantity } from '#i18n/format.ts'

type Stated = Pick<Property, 'min' | 'typical' | 'max' | 'text' | 'unit'>

/** A converted number keeps four digits; more would pretend to an accuracy that no test has. */
export const inUnit = (value: number, from: Unit, to: Unit) =>
  from === to ? value : Number(convert(value, from, to).toPrecision(4))

const bothUnits = (from: string, to: string): from is Unit => isUnit(from) && isUnit(to) && isConvertible(from, to)

/** The number as printed, without its unit: `12`, `10–14`, `≥ 25`, or a class such as `V-0`. */
export function propertyFigure(property: Stated, wanted: string = property.unit): string {
  const { min, typical, max, text, unit } = property
  if (text !== null) return text
  const figure = (value: number) => quantity(bothUnits(unit, wanted) ? inUnit(value, unit, wanted as Unit) : value)
  if (typical !== null) return figure(typical)
  if (min !== null && max !== null) return min === max ? figure(min) : `${figure(min)}–${figure(max)}`
  if (min !== null) return `≥ ${figure(min)}`
  return max === null ? quantity(null) : `≤ ${figure(max)}`
}

/** The unit that goes with `propertyFigure`, as printed; a class has none. */
export function propertyUnit({ text, unit }: Stated, wanted: string = unit): string {
  if (text !== null) return ''
  const shown = bothUnits(unit, wanted) ? wanted : unit
  return isUnit(shown) ? unitLabel(shown) : shown
}
