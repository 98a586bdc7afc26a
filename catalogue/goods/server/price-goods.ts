import type { GoodsProblem, PricedGoods, PriceWhy } from '../goods.ts'
import { choosePrice, type ChosenPrice } from '../offer.ts'
import { priceFor } from '../own-price.ts'
import { priceLine } from '../price.ts'
import { toKilograms, type QuantityUnit } from '../quantity.ts'
import type { Goods } from './shared-queries.ts'

/** The least that can be ordered; the rest of a lot can always be taken. */
const minimumOf = ({ lotId, minimumOrderKg, stockKg }: Goods) =>
  lotId === null ? minimumOrderKg : Math.min(minimumOrderKg, stockKg)

/** What keeps goods from being ordered now, the hardest reason first. */
function problemOf(goods: Goods, kilograms: number, priced: ChosenPrice | null): GoodsProblem | null {
  if (!goods.sold) return 'withdrawn'
  if (!priced) return 'onEnquiry'
  if (goods.stockKg === 0) return 'soldOut'
  if (kilograms > goods.stockKg) return 'stockShort'
  return kilograms < minimumOf(goods) ? 'belowMinimum' : null
}

/** What is shown of goods, and the picture that an order keeps. */
export type SellableGoods = PricedGoods & Pick<Goods, 'pictureId'>

interface GoodsLine {
  goods: Goods
  kilograms: number
  unit: QuantityUnit
}

/** Goods in a quantity, as cart, confirmation and order show and charge them. */
export function priceGoods(goods: Goods, kilograms: number, unit: QuantityUnit): SellableGoods {
  const priced = choosePrice(goods, goods.offers, kilograms)
  return {
    ...goods,
    kilograms,
    unit,
    currency: priced?.currency ?? goods.currency,
    price: priceFor(goods, goods.offers),
    perTonneMinor: priced?.perTonneMinor ?? null,
    amountMinor: priced && priceLine({ perTonneMinor: priced.perTonneMinor, kilograms }).amountMinor,
    why: priced && whyOf(priced),
    minimumOrderKg: minimumOf(goods),
    problem: problemOf(goods, kilograms, priced),
  }
}

const whyOf = ({ reason, offer }: ChosenPrice): PriceWhy => ({
  reason,
  list: offer && { id: offer.listId, name: offer.name, nameEn: offer.nameEn },
})

/** Several lines at once: what one takes of an agreement is not left for the next. */
export function priceLines(lines: readonly GoodsLine[]): SellableGoods[] {
  const taken = new Map<number, number>()
  return lines.map(({ goods, kilograms, unit }) => {
    const offers = goods.offers.map((offer) =>
      offer.leftKg === null ? offer : { ...offer, leftKg: offer.leftKg - (taken.get(offer.listId) ?? 0) },
    )
    const priced = priceGoods({ ...goods, offers }, kilograms, unit)
    const { why } = priced
    if (why?.reason === 'agreement' && why.list) taken.set(why.list.id, (taken.get(why.list.id) ?? 0) + kilograms)
    return priced
  })
}

/** Whole packs of what was typed. The last packs of a lot may weigh less than a pack, and are taken as they are. */
export function kilogramsOf({ lotId, packings, stockKg }: Goods, quantity: number, unit: QuantityUnit) {
  const found = toKilograms(quantity, unit, packings)
  if (!found) return undefined
  return lotId !== null && found.kilograms > stockKg && found.asked <= stockKg ? stockKg : found.kilograms
}
