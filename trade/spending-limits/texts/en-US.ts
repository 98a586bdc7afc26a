/** What people of a company may order without approval. */
export const spendingLimits = {
  title: 'Order limits',
  intro:
    'What each role or person may order without approval. An order above a limit becomes a request for a company admin or an approver to decide.',
  who: 'Role or person',
  perOrder: '{currency} per order',
  perMonth: '{currency} per month',
  none: 'No limit',
  asRole: 'Same as role',
  change: 'Change',
  changeOf: 'Change the limits of {name}',
  ofRole: 'Limits of the role “{name}”',
  ofPerson: 'Limits of {name}',
  roleHint:
    'They apply to each person with this role, unless that person has limits of their own. Leave empty for no limit.',
  personHint: 'They replace the limits of the role. Leave empty for no limit.',
  monthHint: 'By calendar month, Beijing time. Cancelled orders do not count.',
  save: 'Save limits',
  back: 'All limits',
  removeOfRole: 'Remove limits',
  removeOfPerson: 'Use the limits of the role',
  saved: 'The limits have been saved.',
  notSaved: 'The limits were not saved',
  amount: 'Please enter an amount such as 50000, or leave it empty',
  ofWhom: 'Please choose a role or a person',
  needed: 'This needs approval',
  neededText:
    'A company admin or an approver decides. Nothing is ordered or reserved until then, and the request expires after 7 days.',
  excess_order: '{amount} is above the limit of {limit} per order.',
  excess_month: '{spent} was ordered this month; {amount} more is above the limit of {limit} per month.',
  ask: 'Request approval',
} as const
