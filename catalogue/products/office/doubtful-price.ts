import type { ProductValues } from './contract.ts'

type Priced = Pick<ProductValues, 'currency' | 'perTonneMinor' | 'tiers'>

/** A larger quantity that costs more, or ten times the former price: right now and then, and more often a slip. */
export const isDoubtful = (after: Priced, before?: Priced) => rises(after) || jumps(after, before)

function rises({ perTonneMinor, tiers }: Priced) {
  const steps = [perTonneMinor, ...tiers.toSorted((a, b) => a.fromKg - b.fromKg).map((tier) => tier.perTonneMinor)]
  return steps.some((price, at) => at > 0 && price !== null && price > (steps[at - 1] ?? price))
}

function jumps({ currency, perTonneMinor: now }: Priced, before?: Priced) {
  const was = before?.perTonneMinor ?? null
  if (was === null || now === null || before?.currency !== currency) return false
  return now >= 10 * was || was >= 10 * now
}
