/** For parts that the server draws: browsers do not load them. */
export const workbench = {
  columns: 'Choose columns',
  columnsHint:
    'Up to eight properties, at the usual test condition of each polymer or at the one set in the filters. A value stated under another condition is left out.',
  showColumns: 'Show columns',
  units: 'Units',
  units_si: 'SI',
  units_us: 'US',
  sortUp: '{property}, low to high',
  sortDown: '{property}, high to low',
  sortNearest: 'Nearest to your values',
  nearest: 'Nearest to these values',
  nearestHint:
    'Type what you need: the nearest grades come first, with the difference under each figure. Grades that state fewer of these values come later.',
  showNearest: 'Show nearest first',
  kind: 'Material type',
  seller: 'Supplier',
  price: 'Price per MT',
  currency: 'Currency',
  stockKg: 'Stock (kg)',
  address: 'Page',
  testOf: '{property}: condition and method',
  suggestedGrade: 'Grade · {kind}',
  suggestedCategory: 'Category · {count}',
  suggestedUse: 'Use · {count}',
  suggestedShop: 'Supplier',
  suggestedProperty: 'Property · {name}',
  spread:
    '{name}: {stated} of {of} looked at state it, {lowest} to {highest} {unit}, half of them {halfFrom} to {halfTo}',
} as const
