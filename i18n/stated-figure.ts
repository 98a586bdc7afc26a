import type { Property } from '#contract/product.ts'
import { inUnit, unitIn, type UnitSystem } from '#contract/unit-systems.ts'
import { isUnit, unitLabel } from '#contract/units.ts'
import { quantity } from './format.ts'

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

const printed = (unit: string) => (isUnit(unit) ? unitLabel(unit) : unit)

function ends(min: number | null, max: number | null, figure: (value: number) => string): string | undefined {
  if (min !== null && max !== null) return min === max ? figure(min) : `${figure(min)}–${figure(max)}`
  if (min !== null) return `≥ ${figure(min)}`
  return max === null ? undefined : `≤ ${figure(max)}`
}

/** A property as pages and data sheets print it, in the units of the system. */
export function statedFigure({ min, typical, max, text, unit }: Stated, system: UnitSystem): StatedFigure {
  if (text !== null) return { value: text, unit: '', window: undefined, stated: undefined }
  const shown = unitIn(system, unit)
  const inShown = (value: number) => quantity(inUnit(value, unit, shown))
  const main = (figure: (value: number) => string) =>
    typical === null ? (ends(min, max, figure) ?? quantity(null)) : figure(typical)
  return {
    value: main(inShown),
    unit: printed(shown),
    window: typical === null ? undefined : ends(min, max, inShown),
    stated: shown === unit ? undefined : `${main(quantity)} ${printed(unit)}`,
  }
}
