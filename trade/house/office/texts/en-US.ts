export const adminHouse = {
  title: 'Our company',
  one: 'Our company',
  add: 'Our company',
  editTitle: 'Our company',
  legalNameHint: 'As on the business licence. Quotes and proforma invoices are issued under it.',
  taxNumberHint: 'Printed on documents. In China, the unified social credit code.',
  samplesPerMonthHint: 'How many samples a company, or a member without one, may request per calendar month.',
  tolerancePercentHint: 'How much more or less than ordered may be shipped per line, for new orders.',
  prefixHint: 'For each prefix: new numbers start with it, before the date or year. Existing numbers do not change.',
  prefixWrong: '2 to 4 capital letters',
  vatRatesHint: 'Prices in yuan include it. Documents state net and VAT at the rate of their date.',
  contractClausesHint:
    'Printed at the end of every sales contract, after quality and tolerance: claims, force majeure, governing law and jurisdiction.',
  addRate: 'Add a rate',
  dayTwice: 'Only one rate can start on a given date',
} as const
