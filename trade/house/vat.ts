import type { Currency } from '#platform/contract/currencies.ts'

export interface VatShare {
  percent: number
  netMinor: number
  vatMinor: number
}

interface Taxed {
  currency: Currency | null
  lines: readonly { amountMinor: number | null }[]
  /** Of the day of the sale. */
  vatPercent: number | null
}

/** Of what is sold in yuan; dollars have no tax in them. */
export const vatOf = ({ currency, lines, vatPercent }: Taxed): VatShare | undefined =>
  currency === 'CNY' && vatPercent !== null
    ? vatIn(
        lines.map(({ amountMinor }) => amountMinor ?? 0),
        vatPercent,
      )
    : undefined

/** What of amounts with VAT in them is net and what is tax: rounded half up by line, totals are sums of lines. */
export function vatIn(amounts: readonly number[], percent: number): VatShare {
  const net = (gross: number) => Math.floor((gross * 200 + 100 + percent) / (2 * (100 + percent)))
  const netMinor = amounts.reduce((sum, gross) => sum + net(gross), 0)
  return { percent, netMinor, vatMinor: amounts.reduce((sum, gross) => sum + gross, 0) - netMinor }
}
