export const adminCases = {
  title: 'Cases',
  one: 'Case',
  add: 'Write a case',
  editTitle: '{name}',
  materials: 'Materials it is about',
  demands: 'What the material had to be good at',
} as const
