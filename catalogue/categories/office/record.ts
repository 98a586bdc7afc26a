import { to } from '#platform/contract/to.ts'
import { code, position, record } from '#platform/office/records/record.ts'

export const categoryRecord = record({
  name: 'categories',
  noun: 'category',
  section: 'catalogue',
  key: 't',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminCategories',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    parentId: {
      kind: 'reference',
      need: false,
      label: 'adminCategories.parent',
      none: 'adminCategories.none',
      other: true,
    },
    code: { ...code, hint: 'adminCategories.codeHint' },
    hsCode: {
      kind: 'line',
      most: 10,
      pattern: /^\d{6,10}$/,
      message: 'adminCategories.hsCodeWrong',
      hint: 'adminCategories.hsCodeHint',
    },
    position: { ...position, hint: 'adminForm.positionHint' },
  },
  counts: { children: 'adminCategories.children', products: 'adminForm.products' },
  leads: { products: (id) => to.office.products({ categoryId: id }) },
  uses: ['products', 'children'],
  columns: ['name', 'code', 'position', 'children', 'products'],
  filters: { parentId: 'adminCategories.branch', unused: 'adminForm.use' },
  sort: ['tree', 'code', 'name', 'nameEn', 'products'],
})
