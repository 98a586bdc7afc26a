/** Prices of a company, for its people and on its orders. */
export const priceLists = {
  title: 'Price agreements',
  intro: 'Orders at the agreed price are called off against its quantity; cancelled orders are added back.',
  name: 'Agreement',
  validUntil: 'Valid until',
  total: 'Agreed',
  used: 'Called off',
  left: 'Left',
  anyQuantity: 'any quantity',
  paper: 'Open the agreement',
  why_priceList: 'Your price: {name}',
  why_agreement: 'Agreed price: {name}',
} as const
