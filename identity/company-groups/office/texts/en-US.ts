export const adminCompanyGroups = {
  title: 'Customer groups',
  one: 'Customer group',
  add: 'Add a group',
  editTitle: 'Group {name}',
  about: 'Companies of one group get the same price lists. The page of a company says which group it is in.',
  companies: 'Companies',
  priceLists: 'Price lists',
} as const
