import type { Handlers } from '#platform/server/api/context.ts'
import type { orders } from '#trade/orders/contract.ts'
import { placeFromCart, placeLines } from '#trade/orders/server/place-order.ts'
import type { quotes } from '#trade/quotes/contract.ts'
import { acceptQuote } from '#trade/quotes/server/accept-quote.ts'
import type { approvals } from '../contract.ts'
import { placeOrAsk } from './ask-approval.ts'
import { approve, reject, withdraw } from './decide-approval.ts'
import { getApproval } from './get-approval.ts'
import { searchApprovals } from './queries.ts'

export const approvalHandlers: Handlers<typeof approvals> = {
  list: (paging, { db, caller }) => searchApprovals(db, caller, paging),
  info: ({ id }, context) => getApproval(id, context),
  approve: (decision, context) => approve(decision, context),
  reject: (decision, context) => reject(decision, context),
  withdraw: ({ id }, context) => withdraw(id, context),
}

/** Calls of orders and quotes that may become a request. */
export const placingHandlers: Pick<Handlers<typeof orders>, 'placeFromCart' | 'placeFromProduct' | 'place'> = {
  placeFromCart: ({ cartItemIds, ...terms }, context) =>
    placeOrAsk(() => placeFromCart(cartItemIds, terms, context), context, { ...terms, cartItemIds }),
  placeFromProduct: ({ productId, lotId, quantity, unit, ...terms }, context) =>
    placeOrAsk(() => placeLines([{ productId, lotId, quantity, unit }], terms, context), context, terms),
  place: ({ lines, ...terms }, context) => placeOrAsk(() => placeLines(lines, terms, context), context, terms),
}

export const acceptingHandlers: Pick<Handlers<typeof quotes>, 'accept'> = {
  accept: (wish, context) => placeOrAsk(() => acceptQuote(wish, context), context, { ...wish, quoteId: wish.id }),
}
