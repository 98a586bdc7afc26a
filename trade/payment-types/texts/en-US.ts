/** When the parts of a payment are due, and what secures them. */
export const paymentPlans = {
  due_atOrder: 'at order',
  due_beforeShipping: 'before shipping',
  due_againstDocuments: 'against documents',
  due_afterShipping: 'days after shipping',
  due_afterInvoice: 'days after invoice',
  secured_money: 'money',
  secured_letterOfCredit: 'letter of credit',
  secured_credit: 'credit of the company',
  part_atOrder: '{amount} at order',
  part_beforeShipping: '{amount} before shipping',
  part_againstDocuments: '{amount} against documents',
  part_afterShipping: '{amount} {days} days after shipping',
  part_afterInvoice: '{amount} {days} days after invoice',
  by_letterOfCredit: '{part}, by letter of credit',
  by_credit: '{part}, on credit',
} as const
