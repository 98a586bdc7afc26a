export const adminCases = {
  title: 'Cases',
  one: 'Case',
  add: 'Write a case',
  editTitle: '{name}',
  materials: 'Materials',
  demands: 'Requirements for the material',
} as const
