import type { Currency } from '#platform/contract/currencies.ts'
import type { Placed, Terms } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Entrant } from '#identity/members/channel.ts'
import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import type { PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import type { Charge } from '#trade/freight/charge.ts'
import { checkedTerms, writeOrders, type Placer, type Titled } from './place-order.ts'
import type { NewOrderLine } from './queries.ts'
import { findPlacing } from './placing-queries.ts'
import { anyShop } from './people-queries.ts'

export interface QuotedLine extends NewOrderLine {
  amountMinor: number
  shopId: number
  shopName: string
  shopNameEn: string
}

/** What is charged beside the goods of one shop. */
export type ShopCharge = Charge & { shopId: number }

export interface Quoted extends Omit<Terms, 'fingerprint' | 'payMethod' | 'paymentType'>, Titled {
  quoteId: number
  currency: Currency
  /** As it was quoted, though it may be offered no more. */
  term: DeliveryTerm
  payment: PaymentTerms
  /** Who of the house accepted it for the buyer. */
  entrant: Entrant | undefined
  lines: QuotedLine[]
  charges: ShopCharge[]
}

/**
 * Orders what was quoted at the quoted figures, one order a shop as everywhere, within the transaction that accepts it.
 * A line that names a product takes its stock; minimum order and price list do not apply.
 */
export async function placeQuoted(
  tx: Db,
  { currency, lines, charges, quoteId, payment, term, ...given }: Quoted,
  placer: Placer,
): Promise<Placed> {
  const shops = perShop(lines, charges).map((shop) => ({ ...shop, currency, quoteId }))
  const { config, caller } = placer
  const terms = { ...given, paymentType: payment.code }
  const { payHours } = config.trade
  const ids = shops.map(({ shopId }) => shopId)
  const known = await findPlacing(tx, caller, terms, { orders: shops.length, payHours, shops: anyShop(ids) })
  const { written, ...facts } = checkedTerms(terms, known && { ...known, term, payment }, config, [currency])
  return writeOrders(tx, placer, {
    ...facts,
    orders: written(shops),
    takes: lines.flatMap(({ productId, lotId, kilograms }) =>
      productId === null ? [] : [{ productId, lotId, kilograms }],
    ),
  })
}

type OfShop = Pick<QuotedLine, 'shopId' | 'shopName' | 'shopNameEn' | 'kilograms' | 'amountMinor'>

/** The orders that a quote becomes. A charge whose shop sends nothing any more goes with the first. */
export function perShop<Line extends OfShop>(lines: readonly Line[], charged: readonly ShopCharge[]) {
  const shops = Map.groupBy(lines, ({ shopId }) => shopId)
  return [...shops].map(([shopId, own], at) => {
    const charges = charged.filter((each) => (shops.has(each.shopId) ? each.shopId === shopId : at === 0))
    return {
      shopId,
      shopName: own[0]?.shopName ?? '',
      shopNameEn: own[0]?.shopNameEn ?? '',
      lines: own,
      charges,
      missing: [],
      kilograms: own.reduce((sum, { kilograms }) => sum + kilograms, 0),
      totalMinor: [...own, ...charges].reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    }
  })
}
