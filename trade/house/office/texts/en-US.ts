export const adminHouse = {
  title: 'Our company',
  one: 'Our company',
  add: 'Our company',
  editTitle: 'Our company',
  legalNameHint: 'As on the business licence. Quotes and proforma invoices are issued under it.',
  taxNumberHint: 'Printed on papers. The unified social credit code in China.',
  samplesPerMonthHint: 'How many a company, or a member who trades alone, may request in a calendar month.',
  tolerancePercentHint: 'How much more or less than ordered may be shipped of a line, for new orders.',
  prefixHint: 'New numbers begin with it, before the date or the year. Numbers given before stay.',
  prefixWrong: '2 to 4 capital letters',
  vatRatesHint: 'Prices in yuan include it. Papers state net and tax at the rate of their day.',
  contractClausesHint:
    'Printed at the end of every sales contract, after quality and tolerance: claims, force majeure, law and place of disputes.',
  addRate: 'Add a rate',
  dayTwice: 'Only one rate can begin on a day',
} as const
