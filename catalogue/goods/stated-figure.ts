import type { Property } from './product.ts'
import { inUnit, unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { isConvertible, isUnit, unitText } from '#catalogue/parameters/units.ts'
import { quantity } from '#platform/texts/format.ts'

type Stated = Pick<Property, 'min' | 'typical' | 'max' | 'text' | 'unit'>

export interface StatedFigure {
  /** `12`, `10–14`, `≥ 25`, or a class such as `V-0`. */
  value: string
  unit: string
  /** The window that goes with a typical value, `9.6–14.4`. */
  window: string | undefined
  /** As the source has it, where it was converted. */
  stated: string | undefined
}

const converts = (from: string, to: string) => isUnit(from) && isUnit(to) && isConvertible(from, to)

function ends(min: number | null, max: number | null, figure: (value: number) => string): string | undefined {
  if (min !== null && max !== null) return min === max ? figure(min) : `${figure(min)}–${figure(max)}`
  if (min !== null) return `≥ ${figure(min)}`
  return max === null ? undefined : `≤ ${figure(max)}`
}

/** The number as printed, without its unit. */
export function propertyFigure({ min, typical, max, text, unit }: Stated, wanted: string = unit): string {
  if (text !== null) return text
  const figure = (value: number) => quantity(inUnit(value, unit, wanted))
  return typical === null ? (ends(min, max, figure) ?? quantity(null)) : figure(typical)
}

/** The unit that goes with `propertyFigure`, as printed; a class has none. */
export const propertyUnit = ({ text, unit }: Stated, wanted: string = unit): string =>
  text === null ? unitText(converts(unit, wanted) ? wanted : unit) : ''

/** A property as pages and data sheets print it, in the units of the system. */
export function statedFigure(property: Stated, system: UnitSystem): StatedFigure {
  const { min, typical, max, text, unit } = property
  const shown = unitIn(system, unit)
  const inShown = (value: number) => quantity(inUnit(value, unit, shown))
  return {
    value: propertyFigure(property, shown),
    unit: propertyUnit(property, shown),
    window: text !== null || typical === null ? undefined : ends(min, max, inShown),
    stated: text !== null || shown === unit ? undefined : `${propertyFigure(property)} ${unitText(unit)}`,
  }
}
