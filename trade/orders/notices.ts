import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofOrder = { label: 'orderMail.open', link: (id: number) => to.order(id) } as const satisfies Partial<NoticeKind>
const order = { ...ofOrder, topic: 'orders' } as const
/** Money that is due, came or goes back. */
const money = { ...ofOrder, topic: 'payments' } as const

export const orderNotices = kinds({
  'order.place': {
    ...money,
    papers: 'order.confirmation',
    subject: 'orderMail.placeSubject',
    text: 'orderMail.placeText',
  },
  'order.pay': { ...money, subject: 'orderMail.paySubject', text: 'orderMail.payText' },
  'order.placePart': {
    ...money,
    papers: 'order.confirmation',
    subject: 'orderMail.placeSubject',
    text: 'orderMail.placePartText',
  },
  'order.placeLater': {
    ...money,
    papers: 'order.confirmation',
    subject: 'orderMail.placeSubject',
    text: 'orderMail.placeLaterText',
  },
  'order.payPart': { ...money, subject: 'orderMail.paySubject', text: 'orderMail.payPartText' },
  'order.payLast': { ...money, subject: 'orderMail.paySubject', text: 'orderMail.payLastText' },
  'order.waivePart': { ...money, subject: 'orderMail.waivePartSubject', text: 'orderMail.waivePartText' },
  'order.securePart': { ...money, subject: 'orderMail.securePartSubject', text: 'orderMail.securePartText' },
  'order.registerLetter': {
    ...money,
    subject: 'orderMail.registerLetterSubject',
    text: 'orderMail.registerLetterText',
  },
  'order.refuseLetter': { ...money, subject: 'orderMail.refuseLetterSubject', text: 'orderMail.refuseLetterText' },
  'order.latePay': { ...money, subject: 'orderMail.latePaySubject', text: 'orderMail.latePayText' },
  'order.remindPay': { ...money, subject: 'orderMail.remindPaySubject', text: 'orderMail.remindPayText' },
  'order.rejectSlip': { ...money, subject: 'orderMail.rejectSlipSubject', text: 'orderMail.rejectSlipText' },
  'order.refund': { ...money, subject: 'orderMail.refundSubject', text: 'orderMail.refundText' },
  'order.refundNothing': { ...money, subject: 'orderMail.refundSubject', text: 'orderMail.refundNothingText' },
  'order.settle': { ...money, subject: 'orderMail.settleSubject', text: 'orderMail.settleText' },
  'order.settleBack': { ...money, subject: 'orderMail.settleSubject', text: 'orderMail.settleBackText' },
  'order.settleOwed': { ...money, subject: 'orderMail.settleSubject', text: 'orderMail.settleOwedText' },
  'order.askWeight': { ...order, subject: 'orderMail.askWeightSubject', text: 'orderMail.askWeightText' },
  'order.cancelGoods': { ...money, subject: 'orderMail.cancelGoodsSubject', text: 'orderMail.cancelGoodsText' },
  'order.cancelGoodsBack': { ...money, subject: 'orderMail.cancelGoodsSubject', text: 'orderMail.cancelGoodsBackText' },
  'order.withdrawShipment': {
    ...order,
    subject: 'orderMail.withdrawShipmentSubject',
    text: 'orderMail.withdrawShipmentText',
  },
  'order.completeReturn': {
    ...money,
    papers: 'order.creditNote',
    subject: 'orderMail.completeReturnSubject',
    text: 'orderMail.completeReturnText',
  },
  'order.creditClaim': {
    ...money,
    papers: 'order.creditNote',
    subject: 'orderMail.answerClaimSubject',
    text: 'orderMail.creditClaimText',
  },
  'order.reduceClaim': {
    ...money,
    papers: 'order.creditNote',
    subject: 'orderMail.answerClaimSubject',
    text: 'orderMail.reduceClaimText',
  },
  'order.replaceClaim': { ...order, subject: 'orderMail.answerClaimSubject', text: 'orderMail.replaceClaimText' },
  'order.refuseClaim': { ...order, subject: 'orderMail.answerClaimSubject', text: 'orderMail.refuseClaimText' },
  'order.expire': { ...order, subject: 'orderMail.closeSubject', text: 'orderMail.expireText' },
  'order.close': { ...order, subject: 'orderMail.closeSubject', text: 'orderMail.closeText' },
  'order.ship': { ...order, papers: 'order.shipment', subject: 'orderMail.shipSubject', text: 'orderMail.shipText' },
  'order.shipPart': {
    ...order,
    papers: 'order.shipment',
    subject: 'orderMail.shipPartSubject',
    text: 'orderMail.shipPartText',
  },
  'order.arrive': { ...order, subject: 'orderMail.arriveSubject', text: 'orderMail.arriveText' },
  'order.papers': { ...order, subject: 'orderMail.papersSubject', text: 'orderMail.papersText' },
  'order.contract': {
    ...order,
    papers: 'order.contract',
    subject: 'orderMail.contractSubject',
    text: 'orderMail.contractText',
  },
  'order.sheets': {
    ...order,
    papers: 'order.shipment',
    subject: 'orderMail.papersSubject',
    text: 'orderMail.sheetsText',
  },
  'order.completePart': { ...order, subject: 'orderMail.completePartSubject', text: 'orderMail.completePartText' },
  'order.remindReceive': { ...order, subject: 'orderMail.remindReceiveSubject', text: 'orderMail.remindReceiveText' },
  'order.complete': { ...order, subject: 'orderMail.completeSubject', text: 'orderMail.completeText' },
  'order.acceptReturn': { ...order, subject: 'orderMail.acceptReturnSubject', text: 'orderMail.acceptReturnText' },
  'order.rejectReturn': { ...order, subject: 'orderMail.rejectReturnSubject', text: 'orderMail.rejectReturnText' },
  'order.answer': { ...order, subject: 'orderMail.answerSubject' },
})
