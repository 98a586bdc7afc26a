import * as v from 'valibot'
import { Id, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { MaybeCurrency } from '#platform/contract/office/figures.ts'
import { products } from '#catalogue/products/office/contract.ts'

/** What can be done to many products at once. */
export const manyChanges = [
  'pricePercent',
  'priceAmount',
  'category',
  'addLabel',
  'removeLabel',
  'stockSet',
  'stockAdd',
  'leadTime',
  'status',
] as const
export type ManyChangeName = (typeof manyChanges)[number]

const { page: _, limit: __, sort: ___, ...filter } = products.list.input.entries

export const ManyChange = v.object({
  /** What the list is narrowed by; with `ids` only those of it. */
  ...filter,
  ids: optionalOf(v.pipe(manyOf(Id), v.maxLength(500))),
  what: v.picklist(manyChanges),
  /** A number as it is typed, an id, or a status. */
  value: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('adminForm.required'),
    v.maxLength(40, 'errors.tooLong'),
  ),
  /** Of an amount: only prices in this currency move. */
  currency: MaybeCurrency,
})
export type ManyChange = v.InferOutput<typeof ManyChange>
