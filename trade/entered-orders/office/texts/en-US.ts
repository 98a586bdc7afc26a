/** Orders that sales enter for a buyer. */
export const adminEnteredOrders = {
  newOrder: 'New order',
  intro: 'For a buyer who orders by phone, e-mail, WeChat or in person, at current prices.',
  goods: 'Goods',
  fromCatalogue: 'Please choose from the catalogue; for anything else write a quote',
  show: 'Show prices',
  again: 'Choose other goods',
  noAddress: 'The buyer has no delivery address yet.',
  addAddress: 'Add an address',
  aboveLimit:
    'This is above a limit set by the company. Someone at the company has to approve it: the buyer must order on the site.',
  noFreight: 'There is no freight price to this place. Write a quote instead.',
  notPlaceable: 'These goods cannot be ordered as entered. See the notes beside them.',
  place: 'Place the order for the buyer',
}
