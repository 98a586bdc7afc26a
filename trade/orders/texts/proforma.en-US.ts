export const proforma = {
  title: 'Proforma invoice',
  seller: 'Seller',
  buyer: 'Buyer',
  order: 'Order',
  buyerNumber: 'Your order no.',
  note: 'Payable by {until}. This is not a tax invoice.',
  page: 'Page {page} of {pages}',
} as const
