import * as v from 'valibot'
import {
  AttributeFilter,
  AttributeInput,
  AttributeSearch,
  AttributeSelection,
  valuesOf,
} from '#platform/contract/enums.ts'
import { ChosenMember, enumSchema, Id, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { isUnit } from '../units.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import {
  Changed,
  Chosen,
  Line,
  listing,
  Made,
  Position,
  SearchText,
  sortBy,
  Version,
} from '#platform/contract/office/fields.ts'
import { Words } from '#platform/contract/office/words.ts'

export const parameterGroups = ['rheology', 'physical', 'mechanical', 'thermal', 'flammability', 'optical'] as const

const Option = v.object({ value: v.number(), text: v.string(), textEn: v.string() })

export const ParameterRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  group: v.picklist(parameterGroups),
  position: v.number(),
  unit: v.string(),
  units: v.array(v.string()),
  methods: v.array(v.string()),
  conditions: v.array(v.string()),
  selectionType: enumSchema(AttributeSelection),
  inputType: enumSchema(AttributeInput),
  filterType: enumSchema(AttributeFilter),
  searchType: enumSchema(AttributeSearch),
  options: v.array(Option),
  products: v.number(),
  version: v.number(),
})
export type ParameterRow = v.InferOutput<typeof ParameterRow>

const required = 'adminForm.required'
const OptionRow = v.object({
  value: v.pipe(
    v.union([WholeNumber], 'adminParameters.rank'),
    v.minValue(0, 'adminParameters.rank'),
    v.maxValue(1000),
  ),
  text: Line(40),
  textEn: Line(40),
})

const details = {
  /** Stands in addresses of searches. */
  code: v.pipe(Line(40), v.regex(/^[a-zA-Z]{2,40}$/, 'adminParameters.codeWrong')),
  name: Line(60),
  nameEn: Line(60),
  group: v.picklist(parameterGroups, required),
  position: v.optional(Position, 0),
  unit: v.pipe(v.optional(v.string(), ''), v.check(isUnit, 'adminParameters.unitUnknown')),
  units: v.pipe(v.optional(manyOf(v.string()), []), v.maxLength(20)),
  methods: Words,
  conditions: Words,
  selectionType: ChosenMember(valuesOf(AttributeSelection), required),
  inputType: ChosenMember(valuesOf(AttributeInput), required),
  filterType: ChosenMember(valuesOf(AttributeFilter), required),
  searchType: ChosenMember(valuesOf(AttributeSearch), required),
  options: v.pipe(v.optional(v.array(OptionRow), []), v.maxLength(40)),
}

/** Physical properties: what products state, in which units, and how it is searched. */
export const parameters = {
  list: operatorGet('/operator/parameters/list', {
    permission: 'catalogue.read',
    input: v.object({
      ...listing,
      search: SearchText,
      group: optionalOf(v.picklist(parameterGroups)),
      searchType: optionalOf(v.pipe(WholeNumber, enumSchema(AttributeSearch))),
      sort: sortBy(['position', 'code', 'name', 'nameEn', 'products'], 'position'),
    }),
    output: pageOf(ParameterRow),
  }),
  info: operatorGet('/operator/parameters/info', {
    permission: 'catalogue.read',
    input: v.object({ id: Id }),
    output: ParameterRow,
  }),
  create: operatorPost('/operator/parameters/create', {
    permission: 'catalogue.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/parameters/update', {
    permission: 'catalogue.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  /** Only what no product states. */
  remove: operatorPost('/operator/parameters/remove', { permission: 'catalogue.edit', input: Chosen, output: Changed }),
}
