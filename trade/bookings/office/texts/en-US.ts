/** Every movement of money and debt, for the accounts of the house. */
export const adminBookings = {
  title: 'Bookings',
  intro:
    'One line per movement, as on statements of account. Cancelled orders are not charged; only their payments are booked. A line keeps its key when exported again.',
  key: 'Key',
  day: 'Date',
  kind: 'Type',
  orderSn: 'Order',
  paperNo: 'Document or payment',
  company: 'Buyer',
  currency: 'Currency',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  side: 'Buyer’s account',
  debit: 'Debit',
  credit: 'Credit',
} as const
