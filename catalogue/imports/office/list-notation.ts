import { priceText } from '#platform/contract/office/figures.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import { packUnits, type PackUnit } from '#catalogue/goods/quantity.ts'
import { partsOf } from '#platform/office/tables/parts.ts'
import { readPrice, readWhole } from '#platform/office/tables/read-number.ts'

/** `25000: 8100.00; 100000: 8000.00`, kilograms and the price from there on. */
export function readTiers(cell: string, decimalComma: boolean): ProductValues['tiers'] | undefined {
  const tiers: ProductValues['tiers'] = []
  for (const part of partsOf(cell)) {
    const [from = '', price = '', ...more] = part.split(/[:：]/)
    const fromKg = readWhole(from, decimalComma)
    const perTonneMinor = readPrice(price, decimalComma)
    if (!fromKg || perTonneMinor === undefined || more.length > 0) return undefined
    tiers.push({ fromKg, perTonneMinor })
  }
  return tiers.toSorted((a, b) => a.fromKg - b.fromKg)
}

export const writeTiers = (tiers: ProductValues['tiers']) =>
  tiers.map(({ fromKg, perTonneMinor }) => `${fromKg}: ${priceText(perTonneMinor)}`).join('; ')

const unitOf = (text: string): PackUnit | undefined =>
  packUnits.find((unit) => unit.toLowerCase() === text.trim().toLowerCase())

/** `bag: 25; pallet: 1000 = 40 bag`, kilograms and what they are made up of. */
export function readPackings(cell: string): ProductValues['packings'] | undefined {
  const packings: ProductValues['packings'] = []
  for (const part of partsOf(cell)) {
    const [, name = '', weight = '', count, held] =
      /^([^:：]+)[:：]\s*(\d{1,9})(?:\s*=\s*(\d{1,6})\s*(\S+))?$/.exec(part) ?? []
    const unit = unitOf(name)
    const holdsUnit = held === undefined ? null : unitOf(held)
    if (!unit || Number(weight) === 0 || holdsUnit === undefined) return undefined
    packings.push({
      unit,
      kilograms: Number(weight),
      holdsUnit,
      holdsCount: count === undefined ? null : Number(count),
    })
  }
  return packings.toSorted((a, b) => a.kilograms - b.kilograms)
}

export const writePackings = (packings: ProductValues['packings']) =>
  packings
    .map(({ unit, kilograms, holdsUnit, holdsCount }) =>
      holdsUnit ? `${unit}: ${kilograms} = ${holdsCount} ${holdsUnit}` : `${unit}: ${kilograms}`,
    )
    .join('; ')
