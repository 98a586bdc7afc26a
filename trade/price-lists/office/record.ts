import * as v from 'valibot'
import { reductions, type Reduction } from '#catalogue/goods/offer.ts'
import { currencies } from '#platform/contract/currencies.ts'
import { OptionalLine } from '#platform/contract/lines.ts'
import { record } from '#platform/office/records/record.ts'

const amount = /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/
/** The code of something in the catalogue, or nothing. */
const code = { kind: 'line', most: 60, schema: OptionalLine(60) } as const

export const priceListRecord = record({
  name: 'priceLists',
  noun: 'priceList',
  section: 'terms',
  read: 'members.read',
  edit: 'prices.edit',
  texts: 'adminPriceLists',
  about: 'adminPriceLists.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both', hint: 'adminPriceLists.nameHint' },
    currency: { kind: 'choice', of: currencies, hint: 'adminPriceLists.currencyHint' },
    validFrom: { kind: 'day' },
    validUntil: { kind: 'day' },
    groupIds: {
      kind: 'references',
      formOnly: true,
      label: 'adminPriceLists.groups',
      hint: 'adminPriceLists.groupsHint',
    },
    enterpriseId: {
      kind: 'reference',
      need: false,
      label: 'adminPriceLists.company',
      hint: 'adminPriceLists.companyHint',
    },
    totalKg: {
      kind: 'whole',
      least: 1,
      most: 999_999_999,
      optional: true,
      label: 'adminPriceLists.total',
      hint: 'adminPriceLists.totalHint',
    },
    paperId: { kind: 'document', need: false, private: true, label: 'adminPriceLists.paper', formOnly: true },
    rows: {
      kind: 'rows',
      most: 300,
      formOnly: true,
      label: 'adminPriceLists.rows',
      hint: 'adminPriceLists.rowsHint',
      add: 'adminPriceLists.addRow',
      cells: {
        product: code,
        brand: code,
        category: code,
        fromKg: { kind: 'whole', least: 0, most: 100_000_000, optional: true, label: 'adminPriceLists.fromKg' },
        how: {
          kind: 'choice',
          of: reductions,
          named: (how: Reduction) => `adminPriceLists.how_${how}` as const,
        },
        value: {
          kind: 'line',
          most: 12,
          need: true,
          pattern: amount,
          message: 'adminLanes.amountWrong',
          label: 'adminPriceLists.value',
        },
      },
    },
  },
  rules: [
    {
      field: 'validUntil',
      message: 'adminLanes.validUntilWrong',
      holds: ({ validFrom, validUntil }) => String(validFrom) <= String(validUntil),
    },
    {
      field: 'enterpriseId',
      message: 'adminPriceLists.either',
      holds: ({ enterpriseId, groupIds }) => enterpriseId === null || (groupIds as number[]).length === 0,
    },
    {
      field: 'totalKg',
      message: 'adminPriceLists.totalWrong',
      holds: ({ enterpriseId, totalKg }) => totalKg === null || enterpriseId !== null,
    },
  ],
  counts: { usedKg: 'adminPriceLists.used', orders: 'adminPriceLists.orders' },
  shown: { leftKg: v.nullable(v.number()) },
  headers: { leftKg: 'adminPriceLists.left' },
  uses: ['orders'],
  columns: ['name', 'enterpriseId', 'currency', 'validFrom', 'validUntil', 'totalKg', 'usedKg', 'leftKg', 'orders'],
  optional: ['validFrom', 'orders'],
  numeric: ['leftKg'],
  filters: { enterpriseId: 'adminPriceLists.company', currency: 'adminFields.currency' },
  sort: ['validUntil', 'name', 'nameEn', 'usedKg'],
})
