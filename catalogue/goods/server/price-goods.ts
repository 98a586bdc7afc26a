import type { GoodsProblem, PricedGoods } from '../goods.ts'
import { priceLine } from '../price.ts'
import { toKilograms, type QuantityUnit } from '../quantity.ts'
import type { Goods } from './shared-queries.ts'

/** The least that can be ordered; the rest of a lot can always be taken. */
const minimumOf = ({ lotId, minimumOrderKg, stockKg }: Goods) =>
  lotId === null ? minimumOrderKg : Math.min(minimumOrderKg, stockKg)

/** What keeps goods from being ordered now, the hardest reason first. */
export function problemOf(goods: Goods, kilograms: number): GoodsProblem | null {
  if (!goods.sold) return 'withdrawn'
  if (goods.perTonneMinor === null) return 'onEnquiry'
  if (goods.stockKg === 0) return 'soldOut'
  if (kilograms > goods.stockKg) return 'stockShort'
  return kilograms < minimumOf(goods) ? 'belowMinimum' : null
}

/** What is shown of goods, and the picture that an order keeps. */
export type SellableGoods = PricedGoods & Pick<Goods, 'pictureId'>

/** Goods in a quantity, as cart, confirmation and order show and charge them. */
export function priceGoods(goods: Goods, kilograms: number, unit: QuantityUnit): SellableGoods {
  const { currency, perTonneMinor: base, tiers } = goods
  const priced = base === null ? null : priceLine({ perTonneMinor: base, tiers, kilograms })
  return {
    ...goods,
    kilograms,
    unit,
    price: currency === null || base === null ? null : { currency, perTonneMinor: base, tiers },
    perTonneMinor: priced?.perTonneMinor ?? null,
    amountMinor: priced?.amountMinor ?? null,
    minimumOrderKg: minimumOf(goods),
    problem: problemOf(goods, kilograms),
  }
}

/** Whole packs of what was typed. The last packs of a lot may weigh less than a pack, and are taken as they are. */
export function kilogramsOf({ lotId, packings, stockKg }: Goods, quantity: number, unit: QuantityUnit) {
  const found = toKilograms(quantity, unit, packings)
  if (!found) return undefined
  return lotId !== null && found.kilograms > stockKg && found.asked <= stockKg ? stockKg : found.kilograms
}
