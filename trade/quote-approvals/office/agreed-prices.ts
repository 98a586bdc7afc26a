import { choosePrice } from '#catalogue/goods/offer.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { offersToCompany } from '#trade/price-lists/server/shared-queries.ts'
import type { NewQuote } from '#trade/quotes/new-quote.ts'
import { companyAsking } from '#trade/quotes/server/shared-queries.ts'

interface Offered {
  /** Of the quote; of its quantities the buyer takes one. */
  line: number
  productId: number | undefined
  lotId: number | undefined
  kilograms: number
  /** Per tonne, in minor units. */
  price: number
}

/** Of each, whether it costs no less than the company that asks has agreed on, in a quantity that is still left. */
export async function areAgreed(db: Db, { enquiryId, currency }: NewQuote, offered: readonly Offered[]) {
  const keys = offered.flatMap(({ productId, lotId = null }) => (productId === undefined ? [] : { productId, lotId }))
  const goods = await findGoods(db, keys, offersToCompany(companyAsking(enquiryId)))
  const agreed = offered.map(({ productId, lotId = null, kilograms }) => {
    const found = goods.find((each) => each.productId === productId && each.lotId === lotId)
    if (!found) return null
    const agreements = found.offers.filter((offer) => offer.kind === 'agreement')
    return choosePrice(found, agreements, kilograms)
  })
  /** All lines call off the same quantity. */
  const calledOff = (listId: number) => {
    const lines = new Map<number, number>()
    for (const [at, { line, kilograms }] of offered.entries())
      if (agreed[at]?.offer?.listId === listId) lines.set(line, Math.max(lines.get(line) ?? 0, kilograms))
    return [...lines.values()].reduce((sum, kilograms) => sum + kilograms, 0)
  }
  return offered.map(({ price }, at) => {
    const chosen = agreed[at]
    if (!chosen?.offer || chosen.currency !== currency || price < chosen.perTonneMinor) return false
    const { leftKg, listId } = chosen.offer
    return leftKg === null || calledOff(listId) <= leftKg
  })
}
