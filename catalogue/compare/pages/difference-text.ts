import { inUnit, unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { isUnit, unitLabel } from '#catalogue/parameters/units.ts'
import { quantity } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Difference } from './difference-words.ts'

/** `20% higher`, `6 °C lower`; nothing where there is no difference to tell. */
export function differenceText(t: Translate, { word, by }: Difference, unit: string, system: UnitSystem): string {
  if (!by || (word !== 'higher' && word !== 'lower')) return ''
  const shown = unitIn(system, unit)
  const amount =
    'percent' in by
      ? quantity(by.percent, '%')
      : quantity(step(by.amount, unit, shown), isUnit(shown) ? unitLabel(shown) : shown)
  return t(word === 'higher' ? 'productDetail.higherBy' : 'productDetail.lowerBy', { amount })
}

/** A step between two values converts without the offset of its scale: 10 °C more are 18 °F more, not 50. */
const step = (amount: number, from: string, to: string) =>
  Number((inUnit(amount, from, to) - inUnit(0, from, to)).toPrecision(3))
