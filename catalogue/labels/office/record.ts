import { code, position, record } from '#platform/office/records/record.ts'

export const labelRecord = record({
  name: 'labels',
  noun: 'label',
  section: 'catalogue',
  key: 'l',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminLabels',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    code: { ...code, hint: 'adminLabels.codeHint' },
    position: { ...position, hint: 'adminForm.positionHint' },
    onHome: { kind: 'tick' },
  },
  counts: { products: 'adminForm.products', cases: 'adminLabels.cases' },
  uses: ['products', 'cases'],
  columns: ['name', 'code', 'onHome', 'products', 'cases', 'position'],
  optional: ['position'],
  filters: { onHome: 'adminFields.onHome', unused: 'adminForm.use' },
  sort: ['position', 'code', 'name', 'nameEn', 'products'],
})
