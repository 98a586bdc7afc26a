export const proforma = {
  title: 'Proforma invoice',
  seller: 'Seller',
  buyer: 'Buyer',
  order: 'Order',
  buyerNumber: 'Your order no.',
  note: 'Payable until {until}. This is no tax invoice.',
  page: 'Page {page} of {pages}',
} as const
