import { Refusal, refusalKey } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales } from '#platform/texts/messages.ts'
import { plainCell } from '../../tables/plain-cell.ts'
import type { RecordValues } from '../fields.ts'
import type { TableRow } from '../table-calls.ts'
import { lockRecords } from './queries.ts'
import { parseRow, readCells } from './read-table-row.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { insertOne, readyFor, replaceRecord } from './save-record.ts'
import type { CellContext } from './table-cells.ts'
import { writeCell, type PlacedColumn } from './table-columns.ts'

export type By = Pick<Context<'operator'>, 'db' | 'operator' | 'locale'>

/** A table on its way in. */
export interface Run {
  tx: Db
  table: RecordTable
  by: By
  columns: readonly PlacedColumn[]
  /** The fields that tell things apart, what is there by them, and what the table has named so far. */
  key: readonly string[]
  known: ReadonlyMap<string, readonly StoredRecord[]>
  seen: Set<string>
  decimalComma: boolean
  offered: CellContext['offered']
}

/** What is said of a name that several things have. */
export const ambiguous = 'adminTables.ambiguous'

type Problems = Record<string, string>
const anyOf = (parts: object) => Object.keys(parts).length > 0

/** Writes one row, and says what became of it. */
export async function importRow(run: Run, row: number, cells: readonly string[]): Promise<TableRow> {
  const { table, columns, by } = run
  // The operator's own language first: it is what changes are shown in.
  const contexts = [by.locale, ...locales].map((locale): CellContext => ({
    ...run,
    record: table.record,
    t: translatorFor(locale),
  }))
  const { name, before, problems: unnamed } = thingOf(run, cells, contexts)
  const judged = { row, name, problems: {}, changes: [] }
  const wrong = (problems: Problems): TableRow => ({ ...judged, outcome: 'wrong', problems })
  if (anyOf(unnamed)) return wrong(unnamed)
  const { given, problems } = readCells(cells, columns, before, contexts)
  if (before && !anyOf({ ...given, ...problems })) return { ...judged, outcome: 'same' }
  const parsed = parseRow(table, given, before)
  if (anyOf(problems) || !parsed.values) return wrong({ ...parsed.problems, ...problems })
  if (before && isAs(before, readyFor(table, { ...before, ...parsed.values }), Object.keys(given)))
    return { ...judged, outcome: 'same' }
  try {
    const after = await write(run, before, parsed.values)
    return { ...judged, outcome: before ? 'changed' : 'new', changes: changesOf(columns, contexts, before, after) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return wrong(error.fields ?? { '': error.says ?? refusalKey(error.refusal) })
  }
}

/** What a row is about: something that is there, or not yet. */
function thingOf({ columns, key, known, seen }: Run, cells: readonly string[], contexts: readonly CellContext[]) {
  const named = columns.filter(({ wire }) => key.includes(wire))
  const name = named.map(({ at }) => plainCell(cells[at] ?? '')).join(' · ')
  const { given, problems } = readCells(cells, named, undefined, contexts)
  const [first = ''] = key
  for (const wire of key) if (!(wire in given)) problems[wire] ??= 'adminForm.required'
  const word = wordOf(key, given)
  const [before, ...alike] = known.get(word) ?? []
  if (!anyOf(problems) && seen.has(word)) problems[first] = 'adminTables.twice'
  if (alike.length > 0) problems[first] = ambiguous
  seen.add(word)
  return { name, before, problems }
}

export const wordOf = (key: readonly string[], values: Record<string, unknown>) =>
  JSON.stringify(key.map((wire) => values[wire]))

const isAs = (before: StoredRecord, wanted: StoredRecord, names: readonly string[]) =>
  names.every((name) => JSON.stringify(before[name]) === JSON.stringify(wanted[name]))

async function write({ tx, table, by }: Run, before: StoredRecord | undefined, values: RecordValues) {
  if (!before) return (await insertOne(tx, table, values, by.operator)).after
  const [locked] = await lockRecords(tx, table, [before.id])
  if (!locked) throw new Refusal('NOT_FOUND')
  return (await replaceRecord(tx, table, locked, readyFor(table, { ...locked, ...values }), by.operator)).after
}

function changesOf(
  columns: readonly PlacedColumn[],
  [context]: readonly CellContext[],
  before: StoredRecord | undefined,
  after: StoredRecord,
): TableRow['changes'] {
  if (!context) return []
  return columns.flatMap((column) => {
    const { wire } = column
    const [was, is] = [before?.[wire], after[wire]].map((value) => writeCell(column, value, context))
    return was === is ? [] : [{ field: wire, before: was ?? '', after: is ?? '' }]
  })
}
