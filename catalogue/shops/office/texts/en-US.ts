export const adminShops = {
  title: 'Suppliers',
  one: 'Supplier',
  add: 'Add a supplier',
  editTitle: '{name}',
  ownHint: 'Your own company: it sells what you quote outside the catalogue. Only one supplier can be your own.',
  ownTaken: 'Another supplier is already marked as your own',
  provinceHint: 'Choosing a province fills in its name in both languages below.',
} as const
