/** Every movement of money and debt, for the accounts of the house. */
export const adminBookings = {
  title: 'Bookings',
  intro:
    'One line per movement, as statements of account have them. An order that was cancelled is not charged; only its money is booked. Exported again, a line keeps its key.',
  key: 'Key',
  day: 'Day',
  kind: 'Kind',
  orderSn: 'Order',
  paperNo: 'Paper or payment',
  company: 'Buyer',
  currency: 'Currency',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  side: 'Buyer’s account',
  debit: 'Debit',
  credit: 'Credit',
} as const
