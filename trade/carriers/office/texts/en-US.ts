export const adminCarriers = {
  title: 'Carriers',
  one: 'Carrier',
  add: 'Add a carrier',
  editTitle: 'Carrier {name}',
  about: 'Offered when an order is shipped. Buyers track the consignment through the tracking address.',
  trackingUrlHint:
    'Starts with https:// and has the word number in braces where the number goes, as with the other carriers. Optional.',
  patternWrong: 'Please enter an address that starts with https:// and has the word number in braces',
  activeHint: 'Offered when an order is shipped.',
  orders: 'Orders',
} as const
