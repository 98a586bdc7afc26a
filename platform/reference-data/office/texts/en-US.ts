export const adminGroups = {
  title: 'Content groups',
  one: 'Content group',
  add: 'Add a group',
  editTitle: '{name}',
} as const
