export const ownData = {
  title: 'Your data',
  copyTitle: 'Take a copy',
  copyText:
    'One file (JSON) with your profile, companies, addresses, enquiries, quotes, orders, reviews, messages, chats, saved lists, visits and sessions.',
  copy: 'Download my data',
  closeTitle: 'Close the account',
  openOrders: {
    one: 'The account cannot be closed while an order is not over: {orders}. Cancel it, or wait until it is completed.',
    other:
      'The account cannot be closed while {count} orders are not over: {orders}. Cancel them, or wait until they are completed.',
  },
  erased:
    'Erased: your name, e-mail, mobile, picture, addresses, cart, enquiry basket, favourites, saved searches, messages, news subscriptions and chats. Your reviews stay without a name.',
  kept: 'Kept, because the law on business records asks for it: enquiries, quotes, orders, payments and what was written in them, with the delivery address printed on the papers. What our staff entered for you stays in the record of their actions, which nobody can change.',
  final: 'This cannot be undone. Your e-mail address and mobile are free for a new account afterwards.',
  agree: 'I have read this and want to close my account',
  agreeFirst: 'Please confirm that you want to close the account',
  close: 'Close my account for good',
} as const
