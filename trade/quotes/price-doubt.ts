import type { Currency } from '#platform/contract/currencies.ts'

interface Known {
  /** All per tonne, in minor units of the quote's currency; null where there is none. */
  listMinor: number | null
  lastMinor: number | null
  targetMinor: number | null
}

const factor = 10
/** Less than any resin costs: a slip of the point, or a price per kilogram. */
const leastMinor: Record<Currency, number> = { CNY: 70_000, USD: 10_000 }

/** Whether a price is so far from what is known that somebody has to say that it is meant. */
export function isDoubtful(perTonneMinor: number, currency: Currency, { listMinor, lastMinor, targetMinor }: Known) {
  const known = listMinor ?? lastMinor ?? targetMinor
  if (known === null) return perTonneMinor < leastMinor[currency]
  return perTonneMinor * factor <= known || perTonneMinor >= known * factor
}
