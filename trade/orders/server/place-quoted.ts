import type { Currency } from '#platform/contract/currencies.ts'
import type { Placed, Terms } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Entrant } from '#identity/members/channel.ts'
import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import type { PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import { checkedTerms, writeOrders, type Placer, type Titled } from './place-order.ts'
import { findPlacing, type NewOrderLine } from './queries.ts'

export interface QuotedLine extends NewOrderLine {
  amountMinor: number
  shopId: number
  shopName: string
  shopNameEn: string
}

export interface Quoted extends Omit<Terms, 'fingerprint' | 'payMethod' | 'paymentType'>, Titled {
  quoteId: number
  currency: Currency
  /** As it was quoted, though it may be offered no more. */
  term: DeliveryTerm
  payment: PaymentTerms
  /** Who of the house accepted it for the buyer. */
  entrant: Entrant | undefined
  lines: QuotedLine[]
}

/**
 * Orders what was quoted at the quoted figures, one order a shop as everywhere, within the transaction that accepts it.
 * A line that names a product takes its stock; minimum order and price list do not apply.
 */
export async function placeQuoted(
  tx: Db,
  { currency, lines, quoteId, payment, term, ...given }: Quoted,
  placer: Placer,
): Promise<Placed> {
  const shops = perShop(lines).map((shop) => ({ ...shop, currency, quoteId }))
  const { config, caller } = placer
  const terms = { ...given, paymentType: payment.code }
  const { payHours } = config.trade
  const known = await findPlacing(tx, caller.memberId, terms, { orders: shops.length, payHours })
  const { buyer, limited, written } = checkedTerms(terms, known && { ...known, term, payment }, config, [currency])
  return writeOrders(tx, placer, {
    buyer,
    limited,
    orders: written(shops),
    takes: lines.flatMap(({ productId, lotId, kilograms }) =>
      productId === null ? [] : [{ productId, lotId, kilograms }],
    ),
  })
}

type OfShop = Pick<QuotedLine, 'shopId' | 'shopName' | 'shopNameEn' | 'kilograms' | 'amountMinor'>

/** The orders that a quote becomes. */
export function perShop<Line extends OfShop>(lines: readonly Line[]) {
  const shops = Map.groupBy(lines, ({ shopId }) => shopId)
  return [...shops].map(([shopId, own]) => ({
    shopId,
    shopName: own[0]?.shopName ?? '',
    shopNameEn: own[0]?.shopNameEn ?? '',
    lines: own,
    charges: [],
    missing: [],
    kilograms: own.reduce((sum, { kilograms }) => sum + kilograms, 0),
    totalMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }))
}
