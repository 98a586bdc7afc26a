export const adminMargins = {
  costAndMargin: 'Cost, margin',
  margin: 'Margin',
  net: 'Goods excl. VAT',
  spent: 'Cost',
  unknown: 'The cost of these goods is not known.',
  partly: '{amount} of this is for goods whose cost is not known and is left out.',
  months: 'Margin by month',
  month: 'Month',
} as const
