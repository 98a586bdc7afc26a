import type { Currency } from '#platform/contract/currencies.ts'
import { priceLine, type PricedLine, type PriceTier } from '../price.ts'
import type { ProductDetail } from '../product.ts'
import { toKilograms, unitsOffered, type Conversion, type QuantityUnit } from '../quantity.ts'

type Ordered = Pick<ProductDetail, 'packings' | 'price' | 'minimumOrderKg' | 'ownStockKg'>

/** What a buyer has in the calculator: the number as typed, so that half a number is not lost while typing. */
export interface Asked {
  typed: string
  unit: QuantityUnit
}

export interface Order {
  /** Undefined: the number cannot be read, or nobody could deliver it. */
  conversion: Conversion | undefined
  /** Undefined: on enquiry. */
  line: (PricedLine & { currency: Currency }) | undefined
  /** The next tier that more would reach and that costs less. */
  nextTier: PriceTier | undefined
  belowMinimum: boolean
  inStock: boolean
}

/** The quantity of the address, else the smallest that can be ordered. */
export function readAsked(query: URLSearchParams, { packings, minimumOrderKg }: Ordered): Asked {
  const unit = unitsOffered(packings).find((each) => each === query.get('unit'))
  const typed = query.get('quantity')
  // An emptied field stays empty instead of jumping back to the least quantity.
  if (typed !== null) return { typed: typed.slice(0, 20), unit: unit ?? 'kg' }
  return minimumOrderKg < 1000
    ? { typed: String(minimumOrderKg), unit: 'kg' }
    : { typed: String(minimumOrderKg / 1000), unit: 'MT' }
}

/** People group thousands, in either width of comma. */
export const amountOf = (typed: string) => Number(typed.replace(/[\s,，]/g, '') || Number.NaN)

export function orderOf({ typed, unit }: Asked, { packings, price, minimumOrderKg, ownStockKg }: Ordered): Order {
  const conversion = toKilograms(amountOf(typed), unit, packings)
  if (!conversion) return { conversion, line: undefined, nextTier: undefined, belowMinimum: false, inStock: false }
  const { kilograms } = conversion
  const line = price ? { ...priceLine({ ...price, kilograms }), currency: price.currency } : undefined
  return {
    conversion,
    line,
    nextTier: price?.tiers.find(
      (tier) => tier.fromKilograms > kilograms && line && tier.perTonneMinor < line.perTonneMinor,
    ),
    belowMinimum: kilograms < minimumOrderKg,
    inStock: kilograms <= ownStockKg,
  }
}
