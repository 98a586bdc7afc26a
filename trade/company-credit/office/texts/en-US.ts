/** The credit of a company, as those set it who may. */
export const adminCredit = {
  set: 'Set limit',
  amount: 'Limit',
  amountHint: 'Leave empty to allow no further credit. What is owed stays owed.',
  amountWrong: 'Please enter an amount such as 500,000',
  days: 'Days',
  daysHint: 'The longest payment terms the company can choose by itself. A quote can agree longer ones.',
  daysWrong: 'Please enter 1 to 365 days',
  reason: 'Reason',
  enterReason: 'Please enter a reason',
  history: 'History',
  receivables: 'Receivables',
} as const
