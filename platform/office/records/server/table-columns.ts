import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales } from '#platform/texts/messages.ts'
import { fieldsOfTitles } from '../../tables/titles.ts'
import { isPair, type RecordField } from '../fields.ts'
import { wireLabels } from '../form-words.ts'
import type { RecordNoun } from '../record.ts'
import { cellOf, type CellContext } from './table-cells.ts'

/** What a column of a table says of a record. */
export interface TableColumn {
  wire: string
  /** The field; a text in both languages has two columns. */
  name: string
  field: RecordField
}
export type PlacedColumn = TableColumn & { at: number }

/** Files, rich text and what is chosen by a control of its own stay in the form. */
const hasCell = (field: RecordField) =>
  !['picture', 'document', 'rich', 'time'].includes(field.kind) &&
  !(field.kind === 'rows' && !field.cell) &&
  !(field.kind === 'references' && field.own) &&
  !(field.kind === 'own' && field.json && !field.cell)

export const tableColumns = ({ fields }: RecordNoun): TableColumn[] =>
  Object.entries(fields)
    .filter(([, field]) => hasCell(field))
    .flatMap(([name, field]) => (isPair(field) ? [name, `${name}En`] : [name]).map((wire) => ({ wire, name, field })))

/** The columns that these titles mean, in either language, each with its place. */
export function columnsOf(record: RecordNoun, header: readonly string[]): PlacedColumn[] {
  const columns = tableColumns(record)
  const labels = locales.map((locale) => wireLabels(translatorFor(locale), record))
  const meant = fieldsOfTitles(
    header,
    columns.map(({ wire }) => ({ field: wire, titles: [...labels.map((all) => all[wire] ?? wire), wire] })),
  )
  return meant.flatMap((wire, at) => columns.filter((column) => column.wire === wire).map((of) => ({ ...of, at })))
}

/** What the cell of a value says. */
export const writeCell = ({ name, field }: TableColumn, value: unknown, context: CellContext): string =>
  value === null || value === undefined ? '' : cellOf(field).write(value, name, context)
