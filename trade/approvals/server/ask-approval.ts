import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { takeFromCart } from '#trade/cart/server/change-cart.ts'
import type { Placed } from '#trade/orders/contract.ts'
import { planKey } from '#trade/payment-types/plan.ts'
import { AboveLimit } from '#trade/orders/server/above-limit.ts'
import { notifyApprovers } from './notify.ts'
import { findWaitingFor, insertApproval, searchApprovers, type KeptOrder } from './queries.ts'

interface Origin {
  addressId: number
  /** Of the figures that were shown; a quote needs none. */
  fingerprint?: string
  /** Leave the cart with the request, as they do with an order. */
  cartItemIds?: number[]
  invoiceTitleId?: number
  quoteId?: number
}

const days = 7

/** Places the order, or requests it of somebody else of the company where it is above a limit. */
export async function placeOrAsk(
  place: () => Promise<Placed>,
  context: Context<'member'>,
  origin: Origin,
): Promise<Placed> {
  if (origin.invoiceTitleId !== undefined && !context.caller.permissions.includes('invoice.request'))
    throw new Refusal('FORBIDDEN')
  try {
    return await place()
  } catch (error) {
    if (!(error instanceof AboveLimit)) throw error
    const approvalId = await context.db.transaction((tx) => ask(tx, error, context, origin))
    return { orders: [], approvalId }
  }
}

async function ask(
  tx: Db,
  { orders, excess }: AboveLimit,
  { config, caller: { memberId } }: Context<'member'>,
  { cartItemIds, quoteId, ...origin }: Origin,
): Promise<number> {
  const [first] = orders
  if (!first) throw new Error('Nothing is above a limit.')
  const approvers = await searchApprovers(tx, memberId)
  if (approvers.length === 0) throw new Refusal('NO_APPROVER')
  if (cartItemIds) await takeFromCart(tx, memberId, cartItemIds)
  const kept = orders.map(keptOf)
  const invoiceTitle = orders.find((order) => order.invoiceTitle)?.invoiceTitle ?? null
  const terms = { ...termsOf(first, origin), invoiceTitle }
  const made = await insertApproval(tx, { memberId, quoteId: quoteId ?? null, orders: kept, terms, excess, days })
  if (made) {
    await notifyApprovers(tx, { id: made.id, memberId, orders: kept }, approvers, config)
    return made.id
  }
  const earlier = quoteId === undefined ? undefined : await findWaitingFor(tx, memberId, quoteId)
  if (!earlier) throw new Refusal('APPROVAL_WAITS')
  return earlier.id
}

type Refused = AboveLimit['orders'][number]

const keptOf = ({ shopName, shopNameEn, currency, totalMinor, lines }: Refused): KeptOrder => ({
  shopName,
  shopNameEn,
  currency,
  totalMinor,
  lines: lines.map(({ productId, lotId, lotCode, product, kilograms, unit, perTonneMinor, amountMinor }) => {
    if (perTonneMinor === null || amountMinor === null) throw new Error('An order has a line without a price.')
    return { productId, lotId, lotCode, product, kilograms, unit, perTonneMinor, amountMinor }
  }),
})

/** The same of all orders that are placed at once. */
function termsOf(order: Refused, { addressId, fingerprint = '' }: Origin) {
  const { payment, payMethod, deliveryPlace, note, buyerNumber, wantedOn, address } = order
  const { code, name, nameEn } = order.term
  return {
    addressId,
    paymentType: payment?.code,
    plan: payment ? planKey(payment.parts) : undefined,
    payMethod,
    deliveryTerm: code,
    deliveryPlace,
    note,
    buyerNumber,
    wantedOn,
    fingerprint,
    address,
    term: { code, name, nameEn },
  }
}
