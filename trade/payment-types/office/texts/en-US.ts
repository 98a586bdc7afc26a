export const adminPaymentTypes = {
  title: 'Payment types',
  one: 'Payment type',
  add: 'Add a payment type',
  editTitle: 'Payment type {name}',
  about:
    'How buyers pay: what enquiries and quotes offer, and in which parts the money is due. A quote keeps the parts that it was sent with.',
  codeHint: 'Capital letters, digits and _. Stays as it is, because enquiries and quotes are kept by it.',
  codeWrong: 'Capital letters, digits and _ only, 2 to 20, beginning with a letter',
  partsHint: 'The last part may leave its share empty: it is the rest.',
  days: 'Days',
  addPart: 'Add a part',
  activeHint: 'Offered to buyers and in new quotes.',
  uses: 'Enquiries and quotes',
  wrong_needsPart: 'State at least one part',
  wrong_restLast: 'Only the last part can be the rest',
  wrong_shares: 'The shares must make 100%, or the last part the rest',
  wrong_days: 'State the number of days for what is due days after shipping or invoice, and for nothing else',
} as const
