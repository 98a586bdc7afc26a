import { to } from '#platform/contract/to.ts'
import * as v from 'valibot'
import { code, record } from '#platform/office/records/record.ts'

export const brandRecord = record({
  name: 'brands',
  noun: 'brand',
  section: 'catalogue',
  key: 'b',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminBrands',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    code: { ...code, hint: 'adminBrands.codeHint' },
    countryId: { kind: 'reference', need: true, label: 'adminBrands.country', none: 'adminProducts.choose' },
    /** Former and other names under which buyers know the producer. */
    aliases: { kind: 'words', label: 'adminBrands.aliases', hint: 'adminBrands.aliasesHint' },
  },
  counts: { products: 'adminForm.products' },
  leads: { products: (id) => to.office.products({ brandId: id }) },
  uses: ['products'],
  shown: { countryName: v.string(), countryNameEn: v.string() },
  columns: ['name', 'code', 'country', 'aliases', 'products'],
  headers: { country: 'adminBrands.country' },
  filters: { unused: 'adminForm.use' },
  sort: ['nameEn', 'code', 'name', 'country', 'products'],
})
