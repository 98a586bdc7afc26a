export const proforma = {
  title: 'Proforma invoice',
  seller: 'Seller',
  buyer: 'Buyer',
  note: 'Payable until {until}. This is no tax invoice; the invoice comes with the goods.',
  page: 'Page {page} of {pages}',
} as const
