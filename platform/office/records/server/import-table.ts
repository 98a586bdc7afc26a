import { createHash } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { sayIn } from '#platform/texts/catalogues.ts'
import { plainCell } from '../../tables/plain-cell.ts'
import { References } from '../../tables/references.ts'
import { tableOutcomes } from '../../tables/outcomes.ts'
import type { GivenTable, TablePreview, TableRow } from '../table-calls.ts'
import { ambiguous, importRow, wordOf, type By, type Run } from './import-row.ts'
import { findAllRecords, searchChoices } from './queries.ts'
import { keyFields } from './read-table-row.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'
import { refusing } from './refusing.ts'
import { columnsOf } from './table-columns.ts'

/** What the fields that refer to something offer, by number, code and name. */
export async function loadOffered(db: Reader, { choices = {} }: RecordTable) {
  const offered: Record<string, References> = {}
  for (const [name, query] of Object.entries(choices)) {
    const found = await searchChoices(db, query)
    offered[name] = new References(found.map(({ value, code = '', ...names }) => ({ id: value, code, ...names })))
  }
  return offered
}

const notYet = new Error('A table is only looked at.')

/** The import itself, taken back at the end: what it shows is what happens. */
export async function checkTable(table: RecordTable, given: GivenTable, by: By): Promise<TablePreview> {
  let rows: TableRow[] = []
  const leftOut = leftOutOf(table, given)
  const look = by.db.transaction(async (tx) => {
    rows = await runTable(tx, table, given, by)
    throw notYet
  })
  await refusing(() => look).catch((error: unknown) => {
    if (error !== notYet) throw error
  })
  const say = sayIn(by.locale)
  return {
    counts: Object.fromEntries(
      tableOutcomes.map((wanted) => [wanted, rows.filter(({ outcome }) => outcome === wanted).length]),
    ) as TablePreview['counts'],
    rows: rows
      .filter(({ outcome }) => outcome !== 'same')
      .map((row) => ({
        ...row,
        problems: Object.fromEntries(Object.entries(row.problems).map(([field, key]) => [field, say(key)])),
      })),
    leftOut,
    print: printOf(rows),
  }
}

/** All of it or nothing, and nothing but what was seen. */
export const applyTable = (table: RecordTable, { print, ...given }: GivenTable & { print: string }, by: By) =>
  refusing(() =>
    by.db.transaction(async (tx) => {
      const rows = await runTable(tx, table, given, by)
      if (rows.some(({ problems }) => Object.values(problems).includes(ambiguous)))
        throw new Refusal('AMBIGUOUS', { says: ambiguous })
      if (rows.some(({ outcome }) => outcome === 'wrong') || printOf(rows) !== print)
        throw new Refusal('CONFLICT', { says: 'adminTables.changedSince' })
      return { changeId: by.operator.changeId }
    }),
  )

const printOf = (rows: readonly TableRow[]) => createHash('sha256').update(JSON.stringify(rows)).digest('hex')

const leftOutOf = ({ record }: RecordTable, { header }: GivenTable) => {
  const used = new Set(columnsOf(record, header).map(({ at }) => at))
  return header.filter((title, at) => title.trim() !== '' && !used.has(at))
}

/** Writes every row that can be written, and says of each what became of it. */
async function runTable(tx: Db, table: RecordTable, { header, rows, decimalComma }: GivenTable, by: By) {
  const columns = columnsOf(table.record, header.map(plainCell))
  const key = keyFields(table)
  if (!key.every((wire) => columns.some((column) => column.wire === wire)))
    throw new Refusal('INVALID_INPUT', { fields: { header: 'adminTables.keyNeeded' } })
  const known = new Map<string, StoredRecord[]>()
  for (const stored of await findAllRecords(tx, table)) {
    const word = wordOf(key, stored)
    known.set(word, [...(known.get(word) ?? []), stored])
  }
  const seen = new Set<string>()
  const run: Run = { tx, table, by, columns, key, known, seen, decimalComma, offered: await loadOffered(tx, table) }
  const refersTo = columns.find(({ field }) => field.kind === 'reference' && field.other)?.at
  const judged: TableRow[] = []
  // What others of the same table refer to is there before them.
  for (const place of inOrder(rows, refersTo)) {
    const row = await importRow(run, place + 1, rows[place] ?? [])
    judged.push(row)
    if (refersTo !== undefined && row.changes.length > 0) run.offered = await loadOffered(tx, table)
  }
  return judged.toSorted((one, other) => one.row - other.row)
}

const inOrder = (rows: readonly string[][], refersTo: number | undefined) => {
  const refers = (place: number) => Number(refersTo !== undefined && Boolean(plainCell(rows[place]?.[refersTo] ?? '')))
  return rows.map((_, place) => place).toSorted((one, other) => refers(one) - refers(other) || one - other)
}
