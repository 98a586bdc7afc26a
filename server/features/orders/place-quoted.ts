import { Refusal } from '#contract/errors.ts'
import type { Currency } from '#contract/money.ts'
import type { Placed, Terms } from '#contract/orders.ts'
import type { Db } from '#server/database/database.ts'
import { takeStock } from '#server/features/products/move-stock.ts'
import type { Context } from '#server/http/context.ts'
import { newOrderNumber } from './order-number.ts'
import { checkedTerms } from './place-order.ts'
import { insertOrder, type NewOrderLine } from './queries.ts'
import { tellBuyer } from './tell-buyer.ts'

export interface QuotedLine extends NewOrderLine {
  amountMinor: number
  shopId: number
  shopName: string
  shopNameEn: string
}

export interface Quoted extends Omit<Terms, 'fingerprint'> {
  quoteId: number
  currency: Currency
  payHours: number
  lines: QuotedLine[]
}

/**
 * Orders what was quoted at the quoted figures, one order a shop as everywhere, within the transaction that accepts it.
 * A line that names a product takes its stock; minimum order and price list do not apply.
 */
export async function placeQuoted(
  tx: Db,
  { currency, lines, quoteId, payHours, ...terms }: Quoted,
  { config, caller }: Pick<Context<'member'>, 'config' | 'caller'>,
): Promise<Placed> {
  const { buyer, written } = await checkedTerms(tx, terms, { caller, config }, [currency])
  const orders: Placed['orders'] = []
  for (const shop of perShop(lines)) {
    const figures = { ...shop, currency, orderSn: newOrderNumber(), payHours, quoteId }
    const placed = await insertOrder(tx, caller.memberId, { ...written, ...figures })
    await tellBuyer(tx, placed, 'place', config, { buyer })
    orders.push({ id: placed.id, orderSn: placed.orderSn, currency: placed.currency, totalMinor: placed.totalMinor })
  }
  const moves = lines.flatMap(({ productId, lotId, kilograms }) =>
    productId === null ? [] : [{ productId, lotId, kilograms }],
  )
  if (!(await takeStock(tx, moves))) throw new Refusal('STOCK_SHORT')
  return { orders }
}

function perShop(lines: readonly QuotedLine[]) {
  const shops = Map.groupBy(lines, ({ shopId }) => shopId)
  return [...shops].map(([shopId, own]) => ({
    shopId,
    shopName: own[0]?.shopName ?? '',
    shopNameEn: own[0]?.shopNameEn ?? '',
    lines: own,
    kilograms: own.reduce((sum, { kilograms }) => sum + kilograms, 0),
    totalMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }))
}
