/** What is written to the buyer about a VAT invoice. */
export const taxInvoiceMail = {
  issueSubject: 'VAT invoice {number} for order {orderSn}',
  issueText:
    'The VAT invoice {number} made out to {title} for order {orderSn} has been issued. You can download it from the order.',
  rejectSubject: 'VAT invoice for order {orderSn} not issued',
  rejectText:
    'Your request for a VAT invoice for order {orderSn} was rejected: {reason}. You can correct the title and request it again.',
  voidSubject: 'VAT invoice {number} for order {orderSn} voided',
  voidText:
    'The VAT invoice {number} for order {orderSn} was voided: {reason}. Please do not use it; you can request a new one.',
  open: 'Open the order',
} as const
