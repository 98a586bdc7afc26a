import type { Currency } from '#platform/contract/currencies.ts'

export interface VatShare {
  percent: number
  netMinor: number
  vatMinor: number
}

/** Of all amounts together, and of those of each rate. */
export interface Vat extends VatShare {
  shares: VatShare[]
}

interface Taxed {
  currency: Currency | null
  /** Each at the rate of the sale, or at its own. */
  lines: readonly { amountMinor: number | null; vatPercent?: number }[]
  /** Of the day of the sale. */
  vatPercent: number | null
}

/** Of what is sold in yuan; dollars have no tax in them. */
export function vatOf({ currency, lines, vatPercent }: Taxed): Vat | undefined {
  if (currency !== 'CNY' || vatPercent === null) return undefined
  const rates = Map.groupBy(lines, (line) => line.vatPercent ?? vatPercent)
  const shares = [...rates].map(([percent, of]) =>
    vatIn(
      of.map(({ amountMinor }) => amountMinor ?? 0),
      percent,
    ),
  )
  const sum = (name: 'netMinor' | 'vatMinor') => shares.reduce((total, share) => total + share[name], 0)
  return { percent: vatPercent, netMinor: sum('netMinor'), vatMinor: sum('vatMinor'), shares }
}

/** What of amounts with VAT in them is net and what is tax: rounded half up by line, totals are sums of lines. */
export function vatIn(amounts: readonly number[], percent: number): VatShare {
  const net = (gross: number) => Math.floor((gross * 200 + 100 + percent) / (2 * (100 + percent)))
  const netMinor = amounts.reduce((sum, gross) => sum + net(gross), 0)
  return { percent, netMinor, vatMinor: amounts.reduce((sum, gross) => sum + gross, 0) - netMinor }
}
