import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { RecordFilters } from '../calls.ts'
import { wireLabels } from '../form-words.ts'
import { loadOffered } from './import-table.ts'
import { searchForTable } from './list-queries.ts'
import type { RecordTable } from './record-table.ts'
import { tableColumns, writeCell } from './table-columns.ts'

/** Titles first, then every record that the list shows. It comes back in as it went out. */
export async function* exportTable(
  db: Reader,
  table: RecordTable,
  locale: Locale,
  filter: Partial<RecordFilters>,
): AsyncGenerator<string[]> {
  const { record } = table
  const [t, columns] = [translatorFor(locale), tableColumns(record)]
  const labels = wireLabels(t, record)
  yield columns.map(({ wire }) => labels[wire] ?? wire)
  const context = { record, t, decimalComma: false, offered: await loadOffered(db, table) }
  for (const row of await searchForTable(db, table, filter))
    yield columns.map((column) => writeCell(column, row[column.wire], context))
}
