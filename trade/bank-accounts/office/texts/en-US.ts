export const adminBankAccounts = {
  title: 'Bank accounts',
  one: 'Bank account',
  add: 'Add a bank account',
  editTitle: 'Bank account {name}',
  about:
    'Where buyers transfer their money. New orders name the default account for their currency; earlier orders keep the account printed on their documents.',
  paperTextHint: 'Printed below the account, such as the payment reference to use, or a correspondent bank.',
  preferredHint: 'New orders in this currency name it. It replaces the current default account.',
  activeHint: 'New orders never name an inactive account.',
  preferredActive: 'An inactive account cannot be the default',
  awaited: 'Orders awaiting payment',
  twice: 'This account already exists',
} as const
