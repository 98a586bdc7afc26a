import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofOrder = {
  topic: 'orders',
  label: 'taxInvoiceMail.open',
  link: (orderId: number) => to.order(orderId),
} as const satisfies Partial<NoticeKind>

export const taxInvoiceNotices = kinds({
  'taxInvoice.issue': { ...ofOrder, subject: 'taxInvoiceMail.issueSubject', text: 'taxInvoiceMail.issueText' },
  'taxInvoice.reject': { ...ofOrder, subject: 'taxInvoiceMail.rejectSubject', text: 'taxInvoiceMail.rejectText' },
  'taxInvoice.void': { ...ofOrder, subject: 'taxInvoiceMail.voidSubject', text: 'taxInvoiceMail.voidText' },
})
