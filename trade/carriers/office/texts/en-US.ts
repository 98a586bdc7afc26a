export const adminCarriers = {
  title: 'Carriers',
  one: 'Carrier',
  add: 'Add a carrier',
  editTitle: 'Carrier {name}',
  about: 'Offered when an order is shipped. The buyer follows the consignment by the tracking address.',
  trackingUrlHint:
    'Begins with https:// and has the word number in braces where the number belongs, as with the other carriers. May stay empty.',
  patternWrong: 'Please enter an address that begins with https:// and has the word number in braces',
  activeHint: 'Offered when an order is shipped.',
  orders: 'Orders',
} as const
