/** What is written about an order above a limit, to who decides and to who asked. */
export const approvalMail = {
  askSubject: '{name} asks you to approve an order of {total}',
  askText:
    '{name} wants to order for {total}, which is above their limit. Nothing is reserved until somebody approves it. The request lapses after 7 days.',
  approveSubject: 'Your order of {total} was approved',
  approveText: 'Your order of {total} was approved and has been placed.',
  rejectSubject: 'Your order of {total} was not approved',
  rejectText: 'Your order of {total} was not approved: {reason}',
  lapseSubject: 'Your request to order for {total} has lapsed',
  lapseText: 'Nobody decided on your order of {total} in time, or its quote ended. Nothing was ordered.',
  open: 'Open the request',
} as const
