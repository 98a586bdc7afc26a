import type { orders } from '../contract.ts'
import { sendSlip } from './transfer.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { byMember } from '#platform/server/api/by.ts'
import { answerWeight } from './answer-weight.ts'
import { askReturn } from './ask-return.ts'
import { commentOrder } from './comment-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { aggregateOrders, getOrder, listOrders } from './get-order.ts'
import { cancelOrder, deleteOrder } from './member-steps.ts'
import { searchComments } from './read-queries.ts'
import { receiveOrder, receiveShipment } from './receive-goods.ts'
import { registerLetter } from './register-letter.ts'
import { withdrawReturn } from './withdraw-return.ts'
import { writeMessage } from './write-message.ts'
import { reorder } from './reorder.ts'

/** Placing is above this noun: what exceeds a limit becomes a request there. */
export const orderHandlers: Omit<Handlers<typeof orders>, 'placeFromCart' | 'placeFromProduct' | 'place'> = {
  confirm: confirmOrder,
  list: (filter, { db, caller }) => listOrders(db, caller.memberId, filter),
  info: ({ id }, context) => getOrder(id, context),
  aggregation: (_, { db, caller }) => aggregateOrders(db, caller.memberId),
  cancel: ({ id }, { db, caller }) => cancelOrder(db, caller.memberId, id),
  receive: ({ id }, { db, caller }) => receiveOrder(db, caller.memberId, id),
  receiveShipment: ({ id, shipmentId }, { db, caller }) =>
    receiveShipment(db, caller.memberId, { orderId: id, shipmentId }),
  answerWeight: (answer, context) => answerWeight(answer, context),
  delete: ({ id }, { db, caller }) => deleteOrder(db, caller.memberId, id),
  comment: ({ id, lines, nameChoice }, context) =>
    commentOrder(context, context.caller.memberId, id, lines, nameChoice),
  comments: ({ orderId, ...paging }, { db, caller }) => searchComments(db, caller.memberId, orderId, paging),
  askReturn: (wish, context) => askReturn(wish, context),
  withdrawReturn: (wish, context) => withdrawReturn(wish, context),
  reorder: ({ id }, { db, caller }) => reorder(db, caller.memberId, id),
  reply: (message, context) => writeMessage(message, context),
  registerLetter: ({ id, ...letter }, { db, config, caller }) =>
    registerLetter({ db, config, by: byMember(caller.memberId) }, id, letter),
  sendSlip: ({ id, uploadId }, context) => sendSlip(context, id, uploadId),
}
