import * as v from 'valibot'
import {
  AttributeFilter,
  AttributeInput,
  AttributeSearch,
  AttributeSelection,
  nameOf,
  valuesOf,
} from '#platform/contract/enums.ts'
import { manyOf, WholeNumber } from '#platform/contract/fields.ts'
import { Line } from '#platform/contract/office/fields.ts'
import { position, record } from '#platform/office/records/record.ts'
import { joined, partsOf } from '#platform/office/tables/parts.ts'
import { optionsCell } from './options-cell.ts'
import { isUnit } from '../units.ts'

const groups = ['rheology', 'physical', 'mechanical', 'thermal', 'flammability', 'optical', 'processing'] as const
type Group = (typeof groups)[number]

const rank = 'adminParameters.rank'
const OptionRow = v.object({
  value: v.pipe(v.union([WholeNumber], rank), v.minValue(0, rank), v.maxValue(1000)),
  text: Line(40),
  textEn: Line(40),
})
const Option = v.object({ value: v.number(), text: v.string(), textEn: v.string() })

export const parameterRecord = record({
  name: 'parameters',
  noun: 'parameter',
  section: 'catalogue',
  key: 'v',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminParameters',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    /** Stands in addresses of searches. */
    code: {
      kind: 'line',
      most: 40,
      need: true,
      pattern: /^[a-zA-Z][a-zA-Z0-9]{1,39}$/,
      message: 'adminParameters.codeWrong',
      hint: 'adminParameters.codeHint',
    },
    group: {
      kind: 'choice',
      of: groups,
      first: 'mechanical',
      label: 'adminParameters.group',
      named: (group: Group) => `adminParameters.group_${group}` as const,
    },
    position,
    unit: {
      kind: 'own',
      input: v.pipe(v.optional(v.string(), ''), v.check(isUnit, 'adminParameters.unitUnknown')),
      output: v.string(),
    },
    units: {
      kind: 'own',
      input: v.pipe(v.optional(manyOf(v.string()), []), v.maxLength(20)),
      output: v.array(v.string()),
      cell: { read: partsOf, write: joined },
      label: 'adminParameters.units',
    },
    methods: { kind: 'words', short: true, hint: 'adminParameters.listHint' },
    conditions: { kind: 'words', short: true, hint: 'adminParameters.listHint' },
    selectionType: {
      kind: 'choice',
      label: 'adminParameters.selectionType',
      of: valuesOf(AttributeSelection),
      apart: true,
      named: (type: number) =>
        `memberEnums.AttributeSelection_${nameOf(AttributeSelection, type) ?? 'unique'}` as const,
    },
    inputType: {
      kind: 'choice',
      label: 'adminParameters.inputType',
      of: valuesOf(AttributeInput),
      named: (type: number) => `memberEnums.AttributeInput_${nameOf(AttributeInput, type) ?? 'manual'}` as const,
    },
    filterType: {
      kind: 'choice',
      label: 'adminParameters.filterType',
      of: valuesOf(AttributeFilter),
      named: (type: number) => `memberEnums.AttributeFilter_${nameOf(AttributeFilter, type) ?? 'normal'}` as const,
    },
    searchType: {
      kind: 'choice',
      label: 'adminParameters.searchType',
      of: valuesOf(AttributeSearch),
      named: (type: number) => `memberEnums.AttributeSearch_${nameOf(AttributeSearch, type) ?? 'none'}` as const,
    },
    /** Classes that a value is chosen from. */
    options: {
      kind: 'own',
      json: true,
      input: v.pipe(v.optional(v.array(OptionRow), []), v.maxLength(40)),
      output: v.array(Option),
      cell: optionsCell,
    },
  },
  counts: { products: 'adminForm.products' },
  uses: ['products'],
  columns: ['name', 'code', 'group', 'units', 'searchType', 'products', 'position'],
  optional: ['position'],
  filters: { group: 'adminParameters.group', searchType: 'adminParameters.searchType' },
  sort: ['position', 'code', 'name', 'nameEn', 'products'],
})
