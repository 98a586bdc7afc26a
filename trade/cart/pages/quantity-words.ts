import { fromKilograms, type Pack, type QuantityUnit } from '#catalogue/goods/quantity.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { quantity } from '#platform/texts/format.ts'

const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6

/** The number that stands in the box for a weight: `1.025` for 1,025 kg in MT. */
export const amountIn = (kilograms: number, unit: QuantityUnit, packings: readonly Pack[]): number =>
  rounded(fromKilograms(kilograms, unit, packings)?.amount ?? kilograms)

/** `40 × bags (25 kg)`: what the weight is in the smallest pack; empty where it is no whole number of them. */
export function packsOf(t: Translate, kilograms: number, packings: readonly Pack[]): string {
  const pack = packings.toSorted((a, b) => a.kilograms - b.kilograms)[0]
  if (!pack || kilograms % pack.kilograms !== 0) return ''
  const count = quantity(kilograms / pack.kilograms)
  return t('cart.asPacks', {
    count: Number(count.replaceAll(',', '')),
    unit: t(`cart.pack_${pack.unit}`),
    size: quantity(pack.kilograms),
  })
}
