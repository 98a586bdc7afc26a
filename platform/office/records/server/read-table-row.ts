import * as v from 'valibot'
import { clears, plainCell } from '../../tables/plain-cell.ts'
import { Wrong } from '../../tables/wrong.ts'
import { detailsOf } from '../calls.ts'
import { wireNames, type RecordFields, type RecordValues } from '../fields.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { cellOf, type CellContext } from './table-cells.ts'
import { writeCell, type PlacedColumn, type TableColumn } from './table-columns.ts'

type Problems = Record<string, string>

/** What tells the things of a table apart: its code, or what it is called. */
export function keyFields({ record: { fields }, heading, unique = [] }: RecordTable): readonly string[] {
  const by = 'code' in fields ? 'code' : heading
  return unique.find((rule) => rule.fields.includes(by))?.fields ?? [by]
}

/** What a dash leaves; whether a field may be empty its schema says. */
const emptyOf = ({ field }: TableColumn) => {
  if ('cell' in field && field.cell) return field.cell.read('')
  return ['references', 'choices', 'words'].includes(field.kind) ? [] : ''
}

/** An empty cell leaves a value as it is, a dash empties it, and one that says what an export says changes nothing. */
export function readCells(
  cells: readonly string[],
  columns: readonly PlacedColumn[],
  before: StoredRecord | undefined,
  contexts: readonly CellContext[],
) {
  const given: Record<string, unknown> = {}
  const problems: Problems = {}
  const [context] = contexts
  for (const column of columns) {
    const typed = cells[column.at] ?? ''
    const cell = plainCell(typed)
    const emptied = clears(typed)
    const says = (written: CellContext) => plainCell(writeCell(column, before?.[column.wire], written)) === cell
    if (cell === '' || !context || (before && !emptied && contexts.some(says))) continue
    try {
      given[column.wire] = emptied ? emptyOf(column) : cellOf(column.field).read(cell, column.name, context)
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      problems[column.wire] = error.message
    }
  }
  return { given, problems }
}

/** What something new begins with where the table says nothing: what its form would show. */
const firstOf = (fields: RecordFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'choice') return [[name, field.first ?? field.of[0]]]
      return field.kind === 'tick' && field.first ? [[name, true]] : []
    }),
  )

/** The record as its form would send it: the same rules, said at the same fields. */
export function parseRow(
  { record }: RecordTable,
  given: Record<string, unknown>,
  before: StoredRecord | undefined,
): { values?: RecordValues; problems: Problems } {
  const names = wireNames(record.fields)
  const kept = before ? Object.fromEntries(names.map((name) => [name, before[name] ?? ''])) : firstOf(record.fields)
  const parsed = v.safeParse(detailsOf(record), { ...kept, ...given })
  if (parsed.success) return { values: parsed.output, problems: {} }
  const problems: Problems = {}
  for (const issue of parsed.issues) problems[v.getDotPath(issue)?.split('.')[0] ?? ''] ??= issue.message
  return { problems }
}
