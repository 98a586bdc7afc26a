import type { Currency } from '#platform/contract/currencies.ts'
import { currencyMark, money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { thousands } from '#platform/texts/thousands.ts'

export const priceUnits = ['MT', 'kg'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** A price per tonne as it stands, or exactly the same per kilogram: `USD 1.2505`, of four decimals or five. */
export function unitPrice(t: Translator, perTonneMinor: number, currency: Currency, unit: PriceUnit): string {
  if (unit === 'MT') return money(t, perTonneMinor, currency)
  // A hundredth a tonne is a hundred-thousandth a kilogram.
  const digits = String(perTonneMinor % 100_000).padStart(5, '0')
  return `${currencyMark(t, currency)}${thousands(Math.floor(perTonneMinor / 100_000))}.${digits.replace(/0$/, '')}`
}
