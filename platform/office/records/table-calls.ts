import * as v from 'valibot'
import type { Client } from '#platform/contract/client.ts'
import { operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'
import { tableOutcomes } from '../tables/outcomes.ts'
import type { RecordNoun } from './record.ts'

/** As much as fits into one call. */
export const tableLimits = { rows: 1_000, columns: 60, cell: 4_001 }

const Cell = v.pipe(v.string(), v.maxLength(tableLimits.cell, 'errors.tooLong'))
const Cells = v.pipe(v.array(Cell), v.maxLength(tableLimits.columns, 'adminTables.tooManyColumns'))

const Table = v.object({
  header: v.pipe(Cells, v.minLength(1, 'adminTables.empty')),
  rows: v.pipe(
    v.array(Cells),
    v.minLength(1, 'adminTables.empty'),
    v.maxLength(tableLimits.rows, 'adminTables.tooManyRows'),
  ),
  decimalComma: v.optional(v.boolean(), false),
})
export type GivenTable = v.InferOutput<typeof Table>

const TableRow = v.object({
  /** Counted from 1, without the titles. */
  row: v.number(),
  /** What the row calls its thing. */
  name: v.string(),
  outcome: v.picklist(tableOutcomes),
  /** Field, or nothing for the row as a whole, → what is wrong with it. */
  problems: v.record(v.string(), v.string()),
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
})
export type TableRow = v.InferOutput<typeof TableRow>

const TablePreview = v.object({
  counts: v.object({ new: v.number(), changed: v.number(), same: v.number(), wrong: v.number() }),
  /** Those that change something or are wrong. */
  rows: v.array(TableRow),
  /** Titles of columns that mean nothing. */
  leftOut: v.array(v.string()),
  /** Says what was seen when it is applied. */
  print: v.string(),
})
export type TablePreview = v.InferOutput<typeof TablePreview>

/** What is written as rich text is edited in its form, not in a table; what there is one of is no table. */
export const isInTables = ({ fields, single }: RecordNoun) =>
  !single && Object.values(fields).every(({ kind }) => kind !== 'rich')
export type InTables<R extends RecordNoun> = [Extract<R['fields'][keyof R['fields']], { kind: 'rich' }>] extends [never]
  ? true
  : false

/** Records from a table: looked at first, then applied as a whole or not at all. */
export const tableCalls = ({ name, edit }: RecordNoun) => ({
  checkTable: operatorPost(`/operator/${name}/checkTable`, { permission: edit, input: Table, output: TablePreview }),
  /** Refused where it would do anything else than what was seen. */
  applyTable: operatorPost(`/operator/${name}/applyTable`, {
    permission: edit,
    input: v.object({ ...Table.entries, print: v.pipe(v.string(), v.maxLength(64)) }),
    output: Changed,
  }),
})
export type TableClient = Client<{ calls: ReturnType<typeof tableCalls> }>['calls']
