export const ownData = {
  title: 'Your data',
  copyTitle: 'Get a copy',
  copyText:
    'One file (JSON) with your profile, companies, addresses, enquiries, quotes, orders, reviews, messages, chats, saved lists, visits and sessions.',
  copy: 'Download my data',
  closeTitle: 'Close the account',
  openOrders: {
    one: 'The account cannot be closed while an order is open: {orders}. Cancel it, or wait until it is completed.',
    other:
      'The account cannot be closed while {count} orders are open: {orders}. Cancel them, or wait until they are completed.',
  },
  erased:
    'Erased: your name, e-mail, mobile, picture, addresses, cart, enquiry basket, favourites, saved searches, messages, news subscriptions and chats. Your reviews stay without your name.',
  kept: 'Kept, as required by law on business records: enquiries, quotes, orders, payments and what was written in them, with the delivery address printed on the documents. What our staff entered for you stays in the log of their actions, which nobody can change.',
  final: 'This cannot be undone. Your e-mail address and mobile number can then be used for a new account.',
  agree: 'I have read this and want to close my account',
  agreeFirst: 'Please confirm that you want to close the account',
  close: 'Close my account for good',
} as const
