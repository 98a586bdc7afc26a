/** When the parts of a payment are due, and what secures them. */
export const paymentPlans = {
  due_atOrder: 'with order',
  due_beforeShipping: 'before shipment',
  due_againstDocuments: 'against documents',
  due_afterShipping: 'days after shipment',
  due_afterInvoice: 'days after invoice date',
  secured_money: 'payment',
  secured_letterOfCredit: 'letter of credit',
  secured_credit: 'company credit',
  part_atOrder: '{amount} with order',
  part_beforeShipping: '{amount} before shipment',
  part_againstDocuments: '{amount} against documents',
  part_afterShipping: '{amount} {days} days after shipment',
  part_afterInvoice: '{amount} {days} days after invoice date',
  by_letterOfCredit: '{part}, by letter of credit',
  by_credit: '{part}, on credit',
} as const
