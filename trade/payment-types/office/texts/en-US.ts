export const adminPaymentTypes = {
  title: 'Payment types',
  one: 'Payment type',
  add: 'Add a payment type',
  editTitle: 'Payment type {name}',
  about:
    'How buyers pay: what enquiries and quotes offer, and in which instalments the money is due. A quote keeps the instalments it was sent with.',
  codeHint: 'Capital letters, digits and _. It cannot be changed later, because enquiries and quotes refer to it.',
  codeWrong: '2 to 20 capital letters, digits or _, starting with a letter',
  partsHint: 'Leave the share of the last instalment empty to make it the balance.',
  days: 'Days',
  addPart: 'Add an instalment',
  activeHint: 'Offered to buyers and in new quotes.',
  uses: 'Enquiries and quotes',
  wrong_needsPart: 'Enter at least one instalment',
  wrong_restLast: 'Only the last instalment can be the balance',
  wrong_shares: 'The shares must add up to 100%, or the last instalment must be the balance',
  wrong_days: 'Enter the number of days only for instalments due days after shipment or invoice',
} as const
