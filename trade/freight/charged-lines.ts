import type { Charge } from './charge.ts'

interface Charging {
  lines: readonly { amountMinor: number | null }[]
  /** Those of papers that were issued before freight was charged have none. */
  charges?: readonly Pick<Charge, 'amountMinor' | 'vatPercent'>[] | undefined
}

/** All that an order charges: goods at its own rate of VAT, freight and other charges each at theirs. They make its total. */
export const chargedLines = ({ lines, charges = [] }: Charging) => [
  ...lines.map(({ amountMinor }) => ({ amountMinor: amountMinor ?? 0 })),
  ...charges.map(({ amountMinor, vatPercent }) => ({ amountMinor, vatPercent })),
]
