import { inUnit, unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { isUnit, unitLabel } from '#catalogue/parameters/units.ts'
import { quantity } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Difference } from './difference-words.ts'

/** So much is within what laboratories differ by. */
const nearly = 3

/** `20% higher`, `6 °C lower`; nothing where there is no difference to tell. */
export function differenceText(
  t: Translate,
  { word, by }: Difference,
  unit: string,
  system: UnitSystem,
  code = '',
): string {
  if (!by || (word !== 'higher' && word !== 'lower')) return ''
  const shown = unitIn(system, unit)
  const amount =
    'percent' in by
      ? quantity(by.percent, '%')
      : quantity(step(by.amount, unit, shown), isUnit(shown) ? unitLabel(shown) : shown)
  if ('percent' in by && by.percent <= nearly) return t('productDetail.nearly', { amount })
  const isModulus = code.endsWith('Modulus')
  if (word === 'higher') return t(isModulus ? 'productDetail.stifferBy' : 'productDetail.higherBy', { amount })
  return t(isModulus ? 'productDetail.softerBy' : 'productDetail.lowerBy', { amount })
}

/** A step between two values converts without the offset of its scale: 10 °C more are 18 °F more, not 50. */
const step = (amount: number, from: string, to: string) =>
  Number((inUnit(amount, from, to) - inUnit(0, from, to)).toPrecision(3))
