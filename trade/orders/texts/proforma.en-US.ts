export const proforma = {
  title: 'Proforma invoice',
  seller: 'Seller',
  buyer: 'Buyer',
  order: 'Order',
  note: 'Payable until {until}. This is no tax invoice.',
  page: 'Page {page} of {pages}',
} as const
