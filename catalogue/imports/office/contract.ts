import * as v from 'valibot'
import { Id, optionalOf, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { ManyChange } from './many-change.ts'
import { tableOutcomes } from '#platform/office/tables/outcomes.ts'
import { Changed, Line, listing, SearchText, Ticked } from '#platform/contract/office/fields.ts'

/** The longest text of a product has 4,000 characters, and one more where an export marks it as no formula. */
export const importLimits = { rows: 20_000, columns: 200, rowsAtOnce: 500, cell: 4_001 }

export const importStates = ['loading', 'mapping', 'checked', 'applying', 'applied', 'undoing', 'undone'] as const

const Cell = v.pipe(v.string(), v.maxLength(importLimits.cell, 'adminImports.cellTooLong'))
const Cells = v.pipe(v.array(Cell), v.maxLength(importLimits.columns, 'adminImports.tooManyColumns'))
const Field = v.pipe(v.string(), v.maxLength(60))
const RowNo = v.pipe(WholeNumber, v.minValue(1), v.maxValue(importLimits.rows, 'adminImports.tooManyRows'))
const one = v.object({ id: Id })
/** Rows of one import. */
export const RowFilter = v.object({
  ...listing,
  id: Id,
  outcome: optionalOf(v.picklist(tableOutcomes)),
  kept: optionalOf(v.pipe(WholeNumber, v.picklist([0, 1]))),
})

/** A column that a product can be described by; the code of a property is its field too. */
const ImportField = v.object({ field: v.string(), name: v.string(), nameEn: v.string() })
export type ImportField = v.InferOutput<typeof ImportField>

export const ImportItem = v.object({
  id: Id,
  name: v.string(),
  /** From a file, or written by the site for products of a list. */
  origin: v.picklist(['file', 'list']),
  state: v.picklist(importStates),
  /** Looked at, and rows with errors found: they are corrected or left out. */
  faulty: v.boolean(),
  operatorName: v.string(),
  operatorNameEn: v.string(),
  rowCount: v.number(),
  createdAt: Timestamp,
  appliedAt: v.nullable(Timestamp),
  undoneAt: v.nullable(Timestamp),
})
export type ImportItem = v.InferOutput<typeof ImportItem>

export const ImportInfo = v.object({
  ...ImportItem.entries,
  header: v.array(v.string()),
  mapping: v.array(v.string()),
  /** The first cells of each column that hold something. */
  samples: v.array(v.array(v.string())),
  /** Why the last attempt to apply or undo came to nothing. */
  problem: v.nullable(v.string()),
  /** Rows that the work under way has done. */
  doneCount: v.number(),
  counts: v.object({ new: v.number(), changed: v.number(), same: v.number(), wrong: v.number() }),
  /** Rows that were not undone with the rest. */
  keptCount: v.number(),
  /** Brands that rows name and the catalogue does not have. */
  newBrands: v.array(v.string()),
  /** Whether rows would be published without a picture. */
  lacksPicture: v.boolean(),
})
export type ImportInfo = v.InferOutput<typeof ImportInfo>

export const ImportRow = v.object({
  row: v.number(),
  cells: v.array(v.string()),
  outcome: v.nullable(v.picklist(tableOutcomes)),
  /** Field → what is wrong with it, in the operator's language; an empty field is the row as a whole. */
  problems: v.record(v.string(), v.string()),
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  /** Why it leaves its product as it is. */
  note: v.nullable(v.string()),
  /** Not undone, because somebody has changed the product since. */
  kept: v.boolean(),
  productId: v.nullable(Id),
})
export type ImportRow = v.InferOutput<typeof ImportRow>

/** Products from a table: brought in, its columns named, looked at, and then applied as a whole or not at all. */
export const imports = {
  list: operatorGet('/operator/imports/list', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ ...listing, search: SearchText }),
    output: pageOf(ImportItem),
  }),
  fields: operatorGet('/operator/imports/fields', {
    permission: 'products.edit',
    ofShop: true,
    output: v.array(ImportField),
  }),
  info: operatorGet('/operator/imports/info', {
    permission: 'products.edit',
    ofShop: true,
    input: one,
    output: ImportInfo,
  }),
  rows: operatorGet('/operator/imports/rows', {
    permission: 'products.edit',
    ofShop: true,
    input: RowFilter,
    output: pageOf(ImportRow),
  }),
  start: operatorPost('/operator/imports/start', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({
      name: Line(200),
      header: v.pipe(Cells, v.minLength(1, 'adminTables.empty')),
      decimalComma: v.optional(v.boolean(), false),
    }),
    output: one,
  }),
  /** Rows from this number on; the same rows again change nothing. */
  load: operatorPost('/operator/imports/load', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({
      id: Id,
      from: RowNo,
      rows: v.pipe(v.array(Cells), v.maxLength(importLimits.rowsAtOnce, 'adminImports.tooManyRows')),
    }),
  }),
  /** Says what each column is, and looks at every row. */
  check: operatorPost('/operator/imports/check', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ id: Id, mapping: v.optional(v.pipe(v.array(Field), v.maxLength(importLimits.columns))) }),
  }),
  /** Another text for cells of one row, which is looked at again. */
  correct: operatorPost('/operator/imports/correct', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ id: Id, row: RowNo, cells: v.record(Field, Cell) }),
  }),
  /** Makes the brands that rows name and the catalogue does not have, and looks at every row again. */
  addBrands: operatorPost('/operator/imports/addBrands', { permission: 'catalogue.edit', input: one, output: Changed }),
  /** One picture for all products of the table that have none; every row is looked at again. */
  usePicture: operatorPost('/operator/imports/usePicture', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ id: Id, pictureId: Id }),
  }),
  /** Writes a table that changes products of a list in one way, and looks at every row. */
  changeMany: operatorPost('/operator/imports/changeMany', {
    permission: 'products.edit',
    ofShop: true,
    input: ManyChange,
    output: one,
    creates: true,
  }),
  /** Rows with errors stop it unless they are to be left out. */
  apply: operatorPost('/operator/imports/apply', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ id: Id, skipWrong: Ticked }),
    output: Changed,
  }),
  /** What nobody has changed since; the rest is named. */
  undo: operatorPost('/operator/imports/undo', {
    permission: 'products.edit',
    ofShop: true,
    input: one,
    output: Changed,
  }),
}
