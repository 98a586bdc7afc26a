/** Orders that sales enter for a buyer. */
export const adminEnteredOrders = {
  newOrder: 'New order',
  intro: 'For a buyer who orders by phone, mail, WeChat or on a visit, at the prices of this moment.',
  goods: 'Goods',
  fromCatalogue: 'Please choose from the catalogue; for anything else make a quote',
  show: 'Show prices',
  again: 'Choose other goods',
  noAddress: 'The buyer has no delivery address yet.',
  addAddress: 'Add an address',
  aboveLimit:
    'This is above a limit that the company has set. Somebody of the company has to approve it: the buyer orders on the site.',
  noFreight: 'There is no freight price to this place. Make a quote instead.',
  notPlaceable: 'These goods cannot be ordered like this. See the notes beside them.',
  place: 'Place the order for the buyer',
}
