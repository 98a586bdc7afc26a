export interface VatShare {
  percent: number
  netMinor: number
  vatMinor: number
}

/** What of amounts with VAT in them is net and what is tax: rounded half up by line, totals are sums of lines. */
export function vatIn(amounts: readonly number[], percent: number): VatShare {
  const net = (gross: number) => Math.floor((gross * 200 + 100 + percent) / (2 * (100 + percent)))
  const netMinor = amounts.reduce((sum, gross) => sum + net(gross), 0)
  return { percent, netMinor, vatMinor: amounts.reduce((sum, gross) => sum + gross, 0) - netMinor }
}
