export const adminCosts = {
  title: 'Cost',
  hint: 'Per tonne, without VAT. A lot without a cost of its own has that of the product. Orders placed before a change keep the cost of their day.',
  wholeProduct: 'Product',
  cost: 'Cost per tonne',
  currency: 'Currency',
  save: 'Save the cost',
} as const
