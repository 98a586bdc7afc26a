import type { orders } from '../contract.ts'
import { sendSlip } from './transfer.ts'
import { requirePermission } from '#identity/roles/server/require-permission.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { askReturn } from './ask-return.ts'
import { commentOrder } from './comment-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { aggregateOrders, getOrder, listOrders } from './get-order.ts'
import { cancelOrder, deleteOrder, receiveOrder } from './member-steps.ts'
import { placeFromCart, placeLines } from './place-order.ts'
import { searchComments } from './read-queries.ts'
import { reorder } from './reorder.ts'

export const orderHandlers: Handlers<typeof orders> = {
  confirm: confirmOrder,
  placeFromCart: ({ cartItemIds, ...terms }, context) => placeFromCart(cartItemIds, terms, context),
  placeFromProduct: ({ productId, lotId, quantity, unit, ...terms }, context) =>
    placeLines([{ productId, lotId, quantity, unit }], terms, context),
  place: ({ lines, ...terms }, context) => placeLines(lines, terms, context),
  list: (filter, { db, caller }) => listOrders(db, caller.memberId, filter),
  info: ({ id }, context) => getOrder(id, context),
  aggregation: (_, { db, caller }) => aggregateOrders(db, caller.memberId),
  cancel: async ({ id }, context) => {
    await requirePermission(context, 'order.cancel')
    return cancelOrder(context.db, context.caller.memberId, id)
  },
  receive: ({ id }, { db, caller }) => receiveOrder(db, caller.memberId, id),
  delete: ({ id }, { db, caller }) => deleteOrder(db, caller.memberId, id),
  comment: ({ id, lines }, { db, caller }) => commentOrder(db, caller.memberId, id, lines),
  comments: ({ orderId, ...paging }, { db, caller }) => searchComments(db, caller.memberId, orderId, paging),
  askReturn: async (wish, context) => {
    await requirePermission(context, 'order.return')
    return askReturn(context.db, context.caller.memberId, wish)
  },
  reorder: async ({ id }, context) => {
    await requirePermission(context, 'cart.edit')
    return reorder(context.db, context.caller.memberId, id)
  },
  sendSlip: async ({ id, uploadId }, context) => {
    await requirePermission(context, 'order.place')
    return sendSlip(context.db, context.caller.memberId, id, uploadId)
  },
}
