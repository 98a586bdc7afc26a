import type { Goods } from '#catalogue/goods/server/shared-queries.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findFreight } from '#trade/freight/server/find-freight.ts'
import type { ShopCharge } from '#trade/orders/server/place-quoted.ts'
import type { NewQuote } from '../new-quote.ts'
import type { Asked, SentLine } from './send-queries.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const refused = (message: string) => new Refusal('INVALID_INPUT', { fields: { withFreight: message } })

interface Priced {
  asked: Pick<Asked, 'delivery' | 'ownShop'>
  lines: readonly SentLine[]
  goods: readonly Goods[]
}

/** What the term adds on the lanes of today, by the shop that sends the goods; nothing that has no price is quoted. */
export async function quoteFreight(db: Db, quote: NewQuote, { asked, lines, goods }: Priced): Promise<ShopCharge[]> {
  const { delivery, ownShop } = asked
  if (!quote.withFreight || !delivery) return []
  if (quote.lines.some(({ tiers }) => tiers.length > 0)) throw refused('quotes.freightOneQuantity')
  const shopOf = ({ product_id: productId, lot_id: lotId }: SentLine) =>
    goods.find((each) => each.productId === productId && each.lotId === lotId)?.shopId ?? ownShop ?? 0
  const shops = Map.groupBy(lines, shopOf)
  const freight = await findFreight(db, [...shops.keys()])
  return [...shops].flatMap(([shopId, own]) => {
    const kilograms = sum(own.map((line) => line.kilograms))
    const goodsMinor = sum(own.map(({ amount }) => amount))
    const load = { shopId, currency: quote.currency, kilograms, goodsMinor }
    const rung = freight.rungOf(load, delivery, quote.deliveryPlace)
    if (!rung || rung.totalMinor === null || rung.charges.length === 0) throw refused('quotes.freightUnknown')
    return rung.charges.map((charge) => ({ ...charge, shopId }))
  })
}
