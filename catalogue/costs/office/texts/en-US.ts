export const adminCosts = {
  title: 'Cost',
  hint: 'Per MT, excluding VAT. A lot without its own cost uses the product’s. Orders placed before a change keep the cost of their date.',
  wholeProduct: 'Product',
  cost: 'Cost per MT',
  currency: 'Currency',
  save: 'Save cost',
} as const
