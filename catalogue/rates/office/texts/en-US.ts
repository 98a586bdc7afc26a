export const adminRates = {
  title: 'Exchange rate',
  text: 'What one US dollar costs in yuan, as we state it. The newest day counts, and buyers see it when they compare quotes.',
  asOf: 'From this day on',
  rate: 'CNY for 1 USD',
  save: 'State the rate',
  history: 'Stated before',
  none: 'No rate stated yet',
  dayWrong: 'Please choose a day',
} as const
