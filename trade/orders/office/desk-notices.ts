import type { NoticeKind } from '#identity/letters/notice.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { to } from '#platform/contract/to.ts'

const ofOrder = { label: 'sellerMail.open', link: (id: number) => to.office.order(id) } as const

/** What buyers do with their orders, for those who sell. */
export const orderDeskNotices = {
  place: { ...ofOrder, topic: 'orders', subject: 'sellerMail.placeSubject', text: 'sellerMail.placeText' },
  pay: { ...ofOrder, topic: 'payments', subject: 'sellerMail.paySubject', text: 'sellerMail.payText' },
  payPart: { ...ofOrder, topic: 'payments', subject: 'sellerMail.payPartSubject', text: 'sellerMail.payPartText' },
  sendSlip: { ...ofOrder, topic: 'payments', subject: 'sellerMail.sendSlipSubject', text: 'sellerMail.sendSlipText' },
  registerLetter: {
    ...ofOrder,
    topic: 'payments',
    subject: 'sellerMail.registerLetterSubject',
    text: 'sellerMail.registerLetterText',
  },
  agreeWeight: {
    ...ofOrder,
    topic: 'orders',
    subject: 'sellerMail.agreeWeightSubject',
    text: 'sellerMail.agreeWeightText',
  },
  declineWeight: {
    ...ofOrder,
    topic: 'orders',
    subject: 'sellerMail.declineWeightSubject',
    text: 'sellerMail.declineWeightText',
  },
  askReturn: { ...ofOrder, topic: 'returns', subject: 'sellerMail.askReturnSubject', text: 'sellerMail.askReturnText' },
  askClaim: { ...ofOrder, topic: 'returns', subject: 'sellerMail.askClaimSubject', text: 'sellerMail.askClaimText' },
  withdrawReturn: {
    ...ofOrder,
    topic: 'returns',
    subject: 'sellerMail.withdrawReturnSubject',
    text: 'sellerMail.withdrawReturnText',
  },
  comment: {
    topic: 'comments',
    subject: 'sellerMail.commentSubject',
    text: 'sellerMail.commentText',
    label: 'sellerMail.commentOpen',
    link: () => to.office.comments(),
  },
  message: { ...ofOrder, topic: 'orders', subject: 'orderMail.messageSubject' },
} as const satisfies Record<string, NoticeKind<OperatorTopic>>
