export const adminLabels = {
  title: 'Labels',
  one: 'Label',
  add: 'Add a label',
  editTitle: 'Label {name}',
  codeHint: 'Names the label for search words and imports.',
  cases: 'Cases',
  show: 'Show on the home page',
  hide: 'Take off the home page',
} as const
