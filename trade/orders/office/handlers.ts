import type { orders } from './contract.ts'
import { finishRefund } from '#trade/payments/server/finish-refund.ts'
import { waivePart } from '../server/change-part.ts'
import { confirmTransfer, rejectSlip } from '../server/transfer.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { correctProforma } from '../server/issue-proforma.ts'
import { answerOrder, noteOnOrder, uploadForOrder } from './answer-order.ts'
import { askWeight } from './ask-weight.ts'
import { cancelGoods } from './cancel-goods.ts'
import { decideReturnAtDesk } from './decide-return-at-desk.ts'
import { countOrderTabs, getDeskOrder, listDeskOrders } from './desk-order.ts'
import { decideLetterAtDesk, registerLetterAtDesk } from './letters-at-desk.ts'
import { operateOrder } from './operate-order.ts'
import { closeOrder, refundOrder } from './operator-steps.ts'
import { issueContractAtDesk, issueSheetsAtDesk } from './issue-sheets-at-desk.ts'
import { addPapers, removePaper } from './shipment-papers.ts'
import { correctShipment, lateOf, shipFromDesk } from './ship-goods.ts'
import { withdrawShipment } from './withdraw-shipment.ts'

export const deskOrderHandlers: Handlers<typeof orders> = {
  list: (filter, { db, operator }) => listDeskOrders(db, operator, filter),
  counts: (_, { db, operator }) => countOrderTabs(db, operator),
  info: ({ id }, { db, operator }) => getDeskOrder(db, operator, id),
  confirmTransfer: ({ id, ...transfer }, context) =>
    operateOrder(context, {
      id,
      action: 'confirm',
      said: transfer,
      take: (by) => confirmTransfer(by, { orderId: id, ...transfer }),
    }),
  waivePart: ({ id, ...said }, context) =>
    operateOrder(context, {
      id,
      action: 'waive',
      said,
      take: (by) => waivePart(by, { orderId: id, ...said }),
    }),
  registerLetter: (input, context) => registerLetterAtDesk(input, context),
  decideLetter: (input, context) => decideLetterAtDesk(input, context),
  rejectSlip: ({ id, answer }, context) =>
    operateOrder(context, { id, action: 'reject', said: { answer }, take: (by) => rejectSlip(by, id, answer) }),
  ship: (input, context) => shipFromDesk(input, context),
  changeShipment: ({ id, shipmentId, version, lateReason, ...input }, context) =>
    operateOrder(context, {
      id,
      action: 'update',
      said: { shipmentId, ...input, lateReason },
      take: (by) => correctShipment(by, id, { shipmentId, version, input, late: lateOf(context, lateReason) }),
    }),
  withdrawShipment: ({ id, ...said }, context) =>
    operateOrder(context, { id, action: 'withdraw', said, take: (by) => withdrawShipment(by, id, said) }),
  addPapers: (input, context) => addPapers(input, context),
  removePaper: (input, context) => removePaper(input, context),
  close: ({ id, reason }, context) =>
    operateOrder(context, { id, action: 'close', said: { reason }, take: (by) => closeOrder(by, id, reason) }),
  refund: ({ id, reason }, context) =>
    operateOrder(context, { id, action: 'refund', said: { reason }, take: (by) => refundOrder(by, id, reason) }),
  askWeight: ({ id, ...said }, context) =>
    operateOrder(context, { id, action: 'update', said, take: (by) => askWeight(by, id, said) }),
  cancelGoods: ({ id, ...said }, context) =>
    operateOrder(context, { id, action: 'refund', said, take: (by) => cancelGoods(by, id, said) }),
  decideReturn: (input, context) => decideReturnAtDesk(input, context),
  correctProforma: ({ id, reason }, context) =>
    operateOrder(context, {
      id,
      action: 'update',
      said: { reason },
      take: async ({ db }) => correctProforma(db, await getDeskOrder(db, context.operator, id)),
    }),
  issueContract: (input, context) => issueContractAtDesk(input, context),
  issueSheets: (input, context) => issueSheetsAtDesk(input, context),
  upload: (input, context) => uploadForOrder(input, context),
  answer: (input, context) => answerOrder(input, context),
  note: (input, context) => noteOnOrder(input, context),
  refundDone: ({ id, refundId }, context) =>
    operateOrder(context, {
      id,
      action: 'refund',
      said: { refundId },
      take: ({ db }) => finishRefund(db, id, refundId),
    }),
}
