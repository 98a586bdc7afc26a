export const payments = {
  chooseSlip: 'Please choose the receipt of your transfer',
  otherAmount: 'The amount is not that of the order',
} as const
