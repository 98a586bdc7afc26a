import { record } from '#platform/office/records/record.ts'

export const warehouseRecord = record({
  name: 'warehouses',
  noun: 'warehouse',
  section: 'catalogue',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminWarehouses',
  about: 'adminWarehouses.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    place: { kind: 'pair', most: 120, need: 'both', hint: 'adminWarehouses.placeHint' },
    shopId: { kind: 'reference', need: false, none: 'adminWarehouses.ofHouse' },
  },
  counts: { products: 'adminForm.products', moves: 'adminWarehouses.moves' },
  uses: ['moves'],
  columns: ['name', 'place', 'shopId', 'products', 'moves'],
  sort: ['name', 'nameEn', 'products'],
})
