/** What is written about an order above a limit, to who decides and to who asked. */
export const approvalMail = {
  askSubject: '{name} asks you to approve an order of {total}',
  askText:
    '{name} wants to place an order of {total}, which is above their limit. Nothing is reserved until it is approved. The request expires after 7 days.',
  approveSubject: 'Your order of {total} was approved',
  approveText: 'Your order of {total} was approved and has been placed.',
  rejectSubject: 'Your order of {total} was not approved',
  rejectText: 'Your order of {total} was not approved: {reason}',
  lapseSubject: 'Your request to order for {total} has expired',
  lapseText: 'Nobody decided on your order of {total} in time, or its quote expired. Nothing was ordered.',
  open: 'Open the request',
} as const
