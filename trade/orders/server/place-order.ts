import { Refusal } from '#platform/contract/errors.ts'
import type { Wanted } from '#catalogue/goods/goods.ts'
import type { Entrant } from '#identity/members/channel.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Placed, Terms } from '../contract.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db, Transaction } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { together } from '#platform/server/database/together.ts'
import { openBag } from '#platform/server/mail/bag.ts'
import type { Buyer } from '#identity/companies/server/shared-queries.ts'
import { takeCredit } from '#trade/company-credit/server/take-credit.ts'
import { requestChosen } from '#trade/tax-invoices/server/shared-queries.ts'
import type { TitleFacts } from '#trade/tax-invoices/tax-invoice.ts'
import { takeFromCart } from '#trade/cart/server/change-cart.ts'
import { agreementOf, callOff } from '#trade/price-lists/server/call-off.ts'
import { payMethodsFor } from '#trade/payments/server/pay-methods.ts'
import { linkOrder } from '#trade/samples/server/shared-queries.ts'
import { planKey, plannedParts } from '#trade/payment-types/plan.ts'
import { takeStock, type StockMove } from '#catalogue/goods/server/move-stock.ts'
import type { SellableGoods } from '#catalogue/goods/server/price-goods.ts'
import type { Context } from '#platform/server/api/context.ts'
import { priceKept, priceWanted, type KeptGoods } from './confirm-order.ts'
import { refuseAboveLimit } from './above-limit.ts'
import { withFreight } from './charge-freight.ts'
import { figuresOf, refuseOthers } from './figures.ts'
import { stockShort } from './stock-short.ts'
import { orderNumberOf } from './order-number.ts'
import { insertOrder, type NewOrder } from './queries.ts'
import { findPlacing, type Placing } from './placing-queries.ts'
import { shopsOf, shopsOfItems } from './people-queries.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { tellSellers } from './notify-seller.ts'

const shopsIn = (goods: readonly { productId: number }[]) => shopsOf(goods.map(({ productId }) => productId))

/** Cart lines are taken out of the cart first: of two submits of the same lines one finds none. */
export const placeFromCart = (ids: number[], terms: Terms, context: Context<'member'>) =>
  place(ids.length, terms, context, shopsOfItems(ids), async (tx) => {
    const { caller } = context
    return priceKept(tx, caller, await takeFromCart(tx, caller.memberId, ids))
  })

export const placeLines = (wanted: readonly Wanted[], terms: Terms, context: Context<'member'>) =>
  place(wanted.length, terms, context, shopsIn(wanted), (tx) => priceWanted(tx, context.caller, wanted))

/** What somebody of the house enters for the buyer. */
export const placeFor = (tx: Db, wanted: readonly Wanted[], terms: Terms & { entrant: Entrant }, placer: Placer) =>
  placeWithin(tx, wanted.length, terms, placer, shopsIn(wanted), () => priceWanted(tx, placer.caller, wanted))

const place = (
  most: number,
  terms: Terms,
  context: Context<'member'>,
  shops: Sql,
  lines: (tx: Db) => Promise<SellableGoods[]>,
): Promise<Placed> =>
  context.db.transaction((tx) => placeWithin(tx, most, terms, { ...context, withCommit: tx.withCommit }, shops, lines))

/** Who places an order, and whether somebody else of the company has approved it. */
export interface Placer {
  config: Config
  caller: Buyer
  approved?: true
  /** Where nothing follows in the transaction: what is sent last is not waited for. */
  withCommit?: Transaction['withCommit']
}

/** To whom the invoice is made out, as it was when the order was requested. */
export interface Titled {
  invoiceTitle?: TitleFacts | null
}

/** What is kept by kilograms, ordered within the transaction that approves it. */
export const placeKept = (tx: Db, kept: readonly KeptGoods[], terms: Terms & Titled, placer: Placer) =>
  placeWithin(tx, kept.length, terms, placer, shopsIn(kept), () => priceKept(tx, placer.caller, kept))

/**
 * One transaction: what is read shares a round trip, and so does what is written and told. The stock is taken after all of
 * it, with the commit right behind, so that buyers of one product wait only for each other's commit. What is written must be
 * sent at once for that, so whatever it needs to know is read before.
 */
async function placeWithin(
  tx: Db,
  most: number,
  terms: Terms & Titled,
  placer: Placer,
  shops: Sql,
  lines: (tx: Db) => Promise<SellableGoods[]>,
): Promise<Placed> {
  const { config, caller } = placer
  const { payHours } = config.trade
  // First who sells the lines: they may leave the cart.
  const [known, found] = await together([findPlacing(tx, caller, terms, { orders: most, payHours, shops }), lines(tx)])
  const goods = figuresOf(found)
  // Who saw the goods alone orders them alone, and agrees on freight with the seller.
  const figures = goods.fingerprint === terms.fingerprint ? goods : await withFreight(tx, goods, terms)
  refuseOthers(figures, terms.fingerprint)
  const paidIn = figures.totals.map(({ currency }) => currency)
  const { written, ...facts } = checkedTerms(terms, known, config, paidIn)
  return writeOrders(tx, placer, { ...facts, orders: written(figures.orders), takes: found })
}

interface Written extends Pick<Placing, 'buyer' | 'sellers' | 'limited' | 'sampled'> {
  orders: NewOrder[]
  takes: readonly StockMove[]
}

const productsOf = (lines: readonly { productId: number | null }[]) => lines.flatMap(({ productId }) => productId ?? [])

const notYetShipped = { receiveUntil: null, carrier: null, trackingNumber: null }

/** Writes orders, tells of them and takes their stock. */
export async function writeOrders(
  tx: Db,
  { config, caller, approved, withCommit }: Placer,
  { buyer, limited, sampled, sellers, orders, takes }: Written,
): Promise<Placed> {
  const { memberId } = caller
  if (limited && !approved) await refuseAboveLimit(tx, memberId, orders)
  const credit = await takeCredit(tx, memberId, orders)
  const bag = openBag()
  const written = orders.flatMap((order, at) => [
    insertOrder(tx, memberId, order, credit[at]),
    notifyBuyer(tx, { ...order, ...notYetShipped, memberId, freightMinor: freightOf(order) }, placedAs(order), config, {
      buyer,
      bag,
      amountMinor: dueAtOrder(order),
    }),
    ...(order.invoiceTitle && order.status !== OrderStatus.unpaid ? [requestChosen(tx, order.id)] : []),
    ...(sampled ? [linkOrder(tx, memberId, order.id, productsOf(order.lines))] : []),
  ])
  for (const order of orders) tellSellers(bag, order, sellers, config)
  const lines = orders.flatMap((order) => order.lines)
  const sent = together([
    ...written,
    bag.send(tx),
    takeStock(tx, takes, (isShort) => stockShort(lines.filter(isShort))),
    callOff(tx, lines),
  ])
  // An agreement is found to be used up only by who waits for the answer.
  if (withCommit && !lines.some(({ why }) => agreementOf(why))) withCommit(sent)
  else await sent
  return {
    orders: orders.map(({ id, orderSn, currency, totalMinor }) => ({ id, orderSn, currency, totalMinor })),
    approvalId: null,
  }
}

const freightOf = ({ charges }: Pick<NewOrder, 'charges'>) =>
  charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What the order waits for; what is on the credit of the company it does not. */
const dueAtOrder = ({ parts }: Pick<NewOrder, 'parts'>) =>
  parts
    .filter(({ due, secured }) => due === 'atOrder' && secured !== 'credit')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const placedAs = (order: Pick<NewOrder, 'parts' | 'totalMinor'>) =>
  dueAtOrder(order) === 0 ? 'placeLater' : dueAtOrder(order) < order.totalMinor ? 'placePart' : 'place'

/** Refuses an address of somebody else, a term that does not exist or lacks its place, and a way to pay that is closed. */
export function checkedTerms<Given extends Omit<Terms, 'fingerprint'> & Titled>(
  terms: Given,
  known: Placing | undefined,
  config: Config,
  paidIn: Currency[],
) {
  if (!known) throw new Refusal('NOT_FOUND')
  const { address, term, payment, invoiceTitle: chosen, accounts, orderIds, prefix, payUntil } = known
  if (!address) throw new Refusal('INVALID_INPUT', { fields: { addressId: 'orders.chooseAddress' } })
  if (!term) throw new Refusal('INVALID_INPUT', { fields: { deliveryTerm: 'orders.chooseDelivery' } })
  if (term.needsPlace && !terms.deliveryPlace)
    throw new Refusal('INVALID_INPUT', { fields: { deliveryPlace: 'orders.enterPlace' } })
  if (terms.invoiceTitleId !== undefined && !chosen)
    throw new Refusal('INVALID_INPUT', { fields: { invoiceTitleId: 'taxInvoices.chooseTitle' } })
  const payMethod = terms.paymentType ? payment?.payMethod : terms.payMethod
  if (terms.plan !== undefined && payment && terms.plan !== planKey(payment.parts)) throw new Refusal('PLAN_MOVED')
  if (!payMethod) throw new Refusal('INVALID_INPUT', { fields: { payMethod: 'orders.choosePayment' } })
  if (!payMethodsFor(config, paidIn, accounts).includes(payMethod)) throw new Refusal('PAYMENT_UNAVAILABLE')
  const written = <Order extends { currency: Currency | null; totalMinor: number }>(orders: readonly Order[]) =>
    orders.map((order, index) => {
      const [id, { currency }] = [orderIds[index], order]
      if (!id || !currency) throw new Error('An order lacks its id or its currency.')
      const parts = plannedParts(order.totalMinor, payment?.parts ?? [])
      return {
        ...terms,
        ...order,
        id,
        currency,
        term,
        address,
        payUntil,
        payMethod,
        payment,
        invoiceTitle: currency === 'CNY' ? (terms.invoiceTitle ?? chosen) : null,
        parts,
        status: dueAtOrder({ parts }) > 0 ? OrderStatus.unpaid : OrderStatus.notShipped,
        orderSn: orderNumberOf(id, new Date(), prefix),
      }
    })
  const { buyer, sellers, limited, sampled } = known
  return { buyer, sellers, limited, sampled, written }
}
