import { record } from '#platform/office/records/record.ts'
import { statedCell } from './stated-cell.ts'

export const mostStated = 12

export const crossReferenceRecord = record({
  name: 'crossReferences',
  noun: 'crossReference',
  section: 'catalogue',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminCrossReferences',
  about: 'adminCrossReferences.about',
  heading: 'model',
  fields: {
    model: {
      kind: 'line',
      most: 60,
      need: true,
      label: 'adminCrossReferences.model',
      hint: 'adminCrossReferences.modelHint',
    },
    producer: { kind: 'line', most: 80, need: true },
    categoryId: {
      kind: 'reference',
      need: true,
      label: 'adminCrossReferences.polymer',
      hint: 'adminCrossReferences.polymerHint',
    },
    labelIds: { kind: 'references', most: 12, hint: 'adminCrossReferences.labelsHint', formOnly: true },
    stated: {
      kind: 'rows',
      most: mostStated,
      hint: 'adminCrossReferences.statedHint',
      add: 'adminCrossReferences.addValue',
      cell: statedCell,
      cells: {
        parameter: { kind: 'line', most: 40, need: true },
        figure: { kind: 'line', most: 20, need: true },
        unit: { kind: 'line', most: 20, need: true },
        condition: { kind: 'line', most: 60 },
        method: { kind: 'line', most: 60 },
      },
      formOnly: true,
    },
    source: { kind: 'line', most: 200, need: true, hint: 'adminCrossReferences.sourceHint' },
    checkedOn: { kind: 'day' },
    active: { kind: 'tick', first: true, hint: 'adminCrossReferences.activeHint' },
  },
  counts: { values: 'adminCrossReferences.values', sold: 'adminCrossReferences.sold' },
  columns: ['model', 'producer', 'categoryId', 'values', 'sold', 'checkedOn', 'active', 'source'],
  optional: ['source'],
  filters: { categoryId: 'adminCrossReferences.polymer', active: 'adminFields.active' },
  sort: ['model', 'producer', 'checkedOn', 'values'],
})
