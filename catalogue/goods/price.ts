/** A lower (or other) price per tonne that applies from this many kilograms on. */
export type PriceTier = { fromKilograms: number; perTonneMinor: number }

export type PriceInput = {
  /** Price of one tonne in minor units (fen, cents), a whole number. */
  perTonneMinor: number
  tiers?: readonly PriceTier[]
  kilograms: number
}

export type PricedLine = {
  perTonneMinor: number
  /** The tier that applied, or null for the base price. */
  tier: PriceTier | null
  amountMinor: number
}

const wholeNumber = (name: string, value: number): bigint => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number, not ${value}`)
  return BigInt(value)
}

/** The tier with the highest threshold reached, whatever order the tiers come in. */
export const tierFor = (tiers: readonly PriceTier[], kilograms: number): PriceTier | null =>
  tiers.reduce<PriceTier | null>(
    (best, tier) =>
      tier.fromKilograms <= kilograms && (!best || tier.fromKilograms > best.fromKilograms) ? tier : best,
    null,
  )

/** The one function that prices a line; rounds half up, once. */
export const priceLine = ({ perTonneMinor, tiers = [], kilograms }: PriceInput): PricedLine => {
  const tier = tierFor(tiers, kilograms)
  const price = tier?.perTonneMinor ?? perTonneMinor
  const thousandths = wholeNumber('Price', price) * wholeNumber('Kilograms', kilograms)
  const amount = (thousandths + 500n) / 1000n
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('The amount is too large to be exact')
  return { perTonneMinor: price, tier, amountMinor: Number(amount) }
}
