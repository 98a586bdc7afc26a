import { choosePrice, type ListPrice, type Offer } from './offer.ts'
import type { Price } from './product.ts'

/** The price by quantity as whoever has these offers sees it; null: on enquiry. */
export function priceFor(list: ListPrice, offers: readonly Offer[]): Price | null {
  if (offers.length === 0) return listed(list)
  const steps = thresholdsOf(list, offers).flatMap((fromKilograms) => {
    const chosen = choosePrice(list, offers, fromKilograms)
    return chosen ? [{ fromKilograms, ...chosen }] : []
  })
  const [first, ...more] = steps
  if (!first) return null
  const own = steps.find(({ offer }) => offer)?.offer
  return {
    currency: first.currency,
    perTonneMinor: first.perTonneMinor,
    tiers: more
      .filter(({ perTonneMinor }, at) => perTonneMinor !== steps[at]?.perTonneMinor)
      .map(({ fromKilograms, perTonneMinor }) => ({ fromKilograms, perTonneMinor })),
    ...(own && {
      own: {
        kind: own.kind,
        name: own.name,
        nameEn: own.nameEn,
        leftKg: own.leftKg,
        listPerTonneMinor: list.perTonneMinor,
      },
    }),
  }
}

function listed({ currency, perTonneMinor, tiers }: ListPrice): Price | null {
  return currency === null || perTonneMinor === null ? null : { currency, perTonneMinor, tiers: [...tiers] }
}

/** Quantities from which the price may be another one. */
function thresholdsOf({ tiers }: ListPrice, offers: readonly Offer[]): number[] {
  const all = [
    0,
    ...tiers.map(({ fromKilograms }) => fromKilograms),
    ...offers.map(({ fromKilograms }) => fromKilograms),
    ...offers.flatMap(({ leftKg }) => (leftKg === null ? [] : [leftKg + 1])),
  ]
  return [...new Set(all)].toSorted((one, other) => one - other)
}
