export const adminRates = {
  title: 'Exchange rate',
  text: 'The price of one US dollar in yuan that we use. The latest date applies, and buyers see it when they compare quotes.',
  asOf: 'From this date',
  rate: 'CNY for 1 USD',
  save: 'Save rate',
  history: 'Previous rates',
  none: 'No rate set yet',
  dayWrong: 'Please choose a date',
} as const
