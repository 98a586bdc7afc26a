/** A company as a customer: what it bought, asks and owes, and duplicates of it. */
export const adminCustomers = {
  turnover: 'Turnover',
  total: 'Total',
  lastYear: 'Last 12 months',
  open: 'Unpaid',
  ofOrders: { one: '{count} order', other: '{count} orders' },
  orders: 'Orders',
  openEnquiries: 'Open enquiries',
  openQuotes: 'Open quotes',
  merge: 'Merge a duplicate',
  mergeText: 'Find the company that is a duplicate of {name}. You will see what moves before anything happens.',
  other: 'Name of the other company',
  find: 'Find',
  itself: 'A company cannot be merged with itself',
  moves: 'From {from} to {to}',
  mergeConsequences:
    '{from} becomes part of {to} and is no longer listed; its name still leads to {to}. Details, owner and admins of {to} stay; admins of {from} become buyers if {to} has an admin. Where both limit what a role may order, the lower limit applies to everyone. Documents already issued stay as they are. This cannot be undone.',
  mergeConfirm: 'Merge now',
  mergedInto: 'This company was merged into',
} as const
