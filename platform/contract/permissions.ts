/** What a role may allow. Roles are data; the codes they are made of are these. */
export const permissions = [
  'cart.edit',
  'enquiry.send',
  'quote.accept',
  'order.place',
  'order.approve',
  'order.cancel',
  'order.receive',
  'order.return',
  'invoice.request',
  'address.edit',
  'profile.edit',
  'company.edit',
] as const
export type Permission = (typeof permissions)[number]
