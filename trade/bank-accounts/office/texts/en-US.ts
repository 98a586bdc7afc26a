export const adminBankAccounts = {
  title: 'Bank accounts',
  one: 'Bank account',
  add: 'Add a bank account',
  editTitle: 'Bank account {name}',
  about:
    'Where buyers transfer their money. New orders name the default account of their currency; orders that were placed before keep the account that is on their papers.',
  paperTextHint: 'Printed below the account, such as what to state with the transfer, or a correspondent bank.',
  preferredHint: 'New orders in this currency name it. It takes the place of the default account so far.',
  activeHint: 'A closed account is named by no new order.',
  preferredActive: 'A closed account cannot be the default',
  awaited: 'Orders waiting for money',
  twice: 'This account is there already',
} as const
