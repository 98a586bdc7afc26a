export const adminLabels = {
  title: 'Labels',
  one: 'Label',
  add: 'Add a label',
  editTitle: 'Label {name}',
  codeHint: 'Identifies the label in search words and imports.',
  cases: 'Cases',
  show: 'Show on the home page',
  hide: 'Remove from the home page',
} as const
