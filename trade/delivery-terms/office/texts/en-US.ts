export const adminDeliveryTerms = {
  title: 'Delivery terms',
  one: 'Delivery term',
  add: 'Add a delivery term',
  editTitle: 'Delivery term {name}',
  about:
    'How far the price covers the goods. Enquiries, quotes and orders offer these terms, each with its named place.',
  includesHint: 'What the price includes besides the goods, as stated on quotes.',
  needsPlaceHint: 'The buyer names the place or port. Otherwise it is where the goods are stored.',
  activeHint: 'Offered to buyers and in new quotes.',
  uses: 'Enquiries, quotes, orders',
  toDoorHint: 'The price covers delivery to the buyer, beyond the port of destination.',
} as const
