export const adminDeliveryTerms = {
  title: 'Delivery terms',
  one: 'Delivery term',
  add: 'Add a delivery term',
  editTitle: 'Delivery term {name}',
  about:
    'How far a price carries the goods. Enquiries, quotes and orders offer these terms, each with its named place.',
  includesHint: 'What the price includes beside the goods, as quotes say it.',
  needsPlaceHint: 'The buyer names the place or port. Otherwise it is the place where the goods lie.',
  activeHint: 'Offered to buyers and in new quotes.',
  uses: 'Enquiries, quotes, orders',
  toDoorHint: "The price reaches the buyer's place, beyond the port of destination.",
} as const
