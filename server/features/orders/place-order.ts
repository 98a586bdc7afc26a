import { Refusal } from '#contract/errors.ts'
import type { Wanted } from '#contract/goods.ts'
import type { Currency } from '#contract/money.ts'
import type { Placed, Terms } from '#contract/orders.ts'
import type { Db } from '#server/database/database.ts'
import { takeFromCart } from '#server/features/cart/change-cart.ts'
import { payMethodsFor } from '#server/features/payments/pay-methods.ts'
import { findGoods } from '#server/features/products/find-goods.ts'
import { takeStock } from '#server/features/products/move-stock.ts'
import { priceGoods, type SellableGoods } from '#server/features/products/price-goods.ts'
import type { Context } from '#server/http/context.ts'
import { priceWanted } from './confirm-order.ts'
import { figuresOf, refuseOthers } from './figures.ts'
import { newOrderNumber } from './order-number.ts'
import { findPlacing, insertOrder } from './queries.ts'
import { tellBuyer } from './tell-buyer.ts'

/** Cart lines are taken out of the cart first: of two submits of the same lines one finds none. */
export const placeFromCart = (ids: number[], terms: Terms, context: Context<'member'>) =>
  place(terms, context, async (tx) => {
    const rows = await takeFromCart(tx, context.caller.memberId, ids)
    const goods = await findGoods(tx, rows)
    return rows.flatMap((row, index) => {
      const found = goods[index]
      return found ? [priceGoods(found, row.kilograms, row.unit)] : []
    })
  })

export const placeLines = (wanted: readonly Wanted[], terms: Terms, context: Context<'member'>) =>
  place(terms, context, (tx) => priceWanted(tx, wanted))

/** One transaction: price, write, tell, and last take the stock, so that buyers of one product wait least. */
async function place(
  terms: Terms,
  context: Context<'member'>,
  lines: (tx: Db) => Promise<SellableGoods[]>,
): Promise<Placed> {
  const { db, config, caller } = context
  return db.transaction(async (tx) => {
    const found = await lines(tx)
    const figures = figuresOf(found)
    refuseOthers(figures, terms.fingerprint)
    const { buyer, written } = await checkedTerms(
      tx,
      terms,
      context,
      figures.totals.map(({ currency }) => currency),
    )
    const orders = []
    for (const order of figures.orders) {
      const placed = await insertOrder(tx, caller.memberId, {
        ...written,
        ...order,
        orderSn: newOrderNumber(),
        payHours: config.trade.payHours,
      })
      await tellBuyer(tx, placed, 'place', config, { buyer })
      orders.push({ id: placed.id, orderSn: placed.orderSn, currency: placed.currency, totalMinor: placed.totalMinor })
    }
    if (!(await takeStock(tx, found))) throw new Refusal('STOCK_SHORT')
    return { orders }
  })
}

/** Refuses an address of somebody else, a term that does not exist or lacks its place, and a way to pay that is closed. */
export async function checkedTerms<Given extends Omit<Terms, 'fingerprint'>>(
  tx: Db,
  terms: Given,
  { caller, config }: Pick<Context<'member'>, 'caller' | 'config'>,
  paidIn: Currency[],
) {
  const known = await findPlacing(tx, caller.memberId, terms.addressId, terms.deliveryTerm)
  if (!known?.mayPlace) throw new Refusal('FORBIDDEN')
  const { address, term, accounts, buyer } = known
  if (!address) throw new Refusal('INVALID_INPUT', { fields: { addressId: 'orders.chooseAddress' } })
  if (!term) throw new Refusal('INVALID_INPUT', { fields: { deliveryTerm: 'orders.chooseDelivery' } })
  if (term.needsPlace && !terms.deliveryPlace)
    throw new Refusal('INVALID_INPUT', { fields: { deliveryPlace: 'orders.enterPlace' } })
  if (!payMethodsFor(config, paidIn, accounts).includes(terms.payMethod)) throw new Refusal('PAYMENT_UNAVAILABLE')
  return { buyer, written: { ...terms, term, address } }
}
