export const adminCompanyGroups = {
  title: 'Customer groups',
  one: 'Customer group',
  add: 'Add a group',
  editTitle: 'Group {name}',
  about: 'Companies in a group get the same price lists. The company page shows which group it is in.',
  companies: 'Companies',
  priceLists: 'Price lists',
} as const
