import type { Currency } from '#platform/contract/currencies.ts'
import { tierFor, type PriceTier } from './price.ts'

/** What makes a price, the strongest last. */
export const priceReasons = ['list', 'tier', 'priceList', 'agreement'] as const
export type PriceReason = (typeof priceReasons)[number]

/** What a row of a price list names, the strongest last. */
const targets = ['everything', 'category', 'brand', 'brandAndCategory', 'product'] as const

/** How a row makes a price: one of its own, or less than the list price. */
export const reductions = ['fixed', 'percent', 'off'] as const
export type Reduction = (typeof reductions)[number]

/** A row of a price list or an agreement that holds for certain goods. */
export interface Offer {
  listId: number
  rowId: number
  kind: 'priceList' | 'agreement'
  name: string
  nameEn: string
  currency: Currency
  target: (typeof targets)[number]
  /** From the category of the goods up to the one that the row names. */
  levels: number
  fromKilograms: number
  /** What can still be called off; null where no quantity was agreed. */
  leftKg: number | null
  how: Reduction
  /** Minor units of a tonne; hundredths of a percent. */
  value: number
}

/** The public price; null: on enquiry. */
export interface ListPrice {
  currency: Currency | null
  perTonneMinor: number | null
  tiers: readonly PriceTier[]
}

/** One order of precedence for all prices: of the first in which two offers differ, the larger wins. */
const precedence: readonly ((offer: Offer) => number)[] = [
  ({ kind }) => priceReasons.indexOf(kind),
  ({ target }) => targets.indexOf(target),
  ({ levels }) => -levels,
  // Ties: the newer.
  ({ listId }) => listId,
  ({ fromKilograms }) => fromKilograms,
  ({ rowId }) => rowId,
]

function byStrength(one: Offer, other: Offer): number {
  for (const rank of precedence) if (rank(one) !== rank(other)) return rank(other) - rank(one)
  return 0
}

const reduced: Record<Reduction, (list: bigint, value: bigint) => bigint> = {
  fixed: (_, value) => value,
  off: (list, value) => list - value,
  percent: (list, value) => (list * (10_000n - value) + 5_000n) / 10_000n,
}

export interface ChosenPrice {
  currency: Currency
  perTonneMinor: number
  reason: PriceReason
  offer: Offer | null
}

/** What a tonne of the goods costs in this quantity, and why; null: on enquiry. */
export function choosePrice(list: ListPrice, offers: readonly Offer[], kilograms: number): ChosenPrice | null {
  const tier = tierFor(list.tiers, kilograms)
  const listMinor = list.perTonneMinor === null ? null : (tier?.perTonneMinor ?? list.perTonneMinor)
  const ranked = offers.toSorted(byStrength)
  const currency = list.currency ?? ranked[0]?.currency
  if (!currency) return null
  for (const offer of ranked) {
    const { fromKilograms, leftKg, how, value } = offer
    if (offer.currency !== currency || fromKilograms > kilograms || (leftKg !== null && leftKg < kilograms)) continue
    if (listMinor === null && how !== 'fixed') continue
    const perTonneMinor = Number(reduced[how](BigInt(listMinor ?? 0), BigInt(value)))
    if (perTonneMinor > 0) return { currency, perTonneMinor, reason: offer.kind, offer }
  }
  if (listMinor === null) return null
  return { currency, perTonneMinor: listMinor, reason: tier ? 'tier' : 'list', offer: null }
}
