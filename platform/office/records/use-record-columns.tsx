import type { ReactNode } from 'react'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { ListColumn } from '../ui/list-columns.ts'
import { RowLink } from '../ui/row-link.tsx'
import type { RecordChoices } from './calls.ts'
import { isPair } from './fields.ts'
import { recordWords, wireLabels } from './form-words.ts'
import { tellsMissing, type RecordNoun, type RowOf } from './record.ts'
import { nameCell, toldCells, toldHeaders } from './told-cells.tsx'
import { textOf, valueCell } from './value-cell.tsx'

type Row = Record<string, unknown> & { id: number }

/** What a list shows in place of a value. */
export type Cells<R extends RecordNoun> = { readonly [name: string]: (row: RowOf<R>) => ReactNode }

interface ColumnsOf<R extends RecordNoun> {
  record: R
  mayEdit: boolean
  choices: RecordChoices
  cells?: Cells<R>
}

/** The columns of a noun's table; its heading leads to the form. */
export function useRecordColumns<R extends RecordNoun>(of: ColumnsOf<R>): ListColumn<RowOf<R>>[] {
  const t = useT()
  const { record, mayEdit, choices } = of
  const cells = { ...toldCells(t), ...of.cells }
  const { fields, counts = {}, leads = {}, headers = {}, sort = [], optional = [], numeric = [] } = record
  const words = recordWords(t, record)
  const headerOf = (name: string) => {
    const key = headers[name] ?? counts[name] ?? toldHeaders[name]
    return key ? t(key) : words.labelOf(name)
  }
  const columns = record.columns.flatMap((name): ListColumn<Row>[] => {
    if (name === record.heading) return headingColumns(t, record, mayEdit)
    const own = cells[name] as ((row: Row) => ReactNode) | undefined
    const lead = leads[name]
    const plain = (row: Row) => valueCell(t, record, { words, choices }, name, row)
    return [
      {
        key: name,
        header: headerOf(name),
        numeric: name in counts || numeric.includes(name) || fields[name]?.kind === 'whole',
        sortable: sort.includes(name),
        optional: optional.includes(name),
        cell: own ?? (lead ? (row) => <a href={lead(row.id)}>{plain(row)}</a> : plain),
      },
    ]
  })
  return columns as ListColumn<never>[] as ListColumn<RowOf<R>>[]
}

/** What a thing is called; of two names the reader's own comes first. */
function headingColumns(t: Translator, record: RecordNoun, mayEdit: boolean): ListColumn<Row>[] {
  const { fields, heading, sort = [] } = record
  const field = fields[heading]
  const chinese = t.locale === 'zh-CN'
  const english = `${heading}En`
  const [own = heading, other] =
    !field || !isPair(field) ? [heading] : chinese ? [heading, english] : [english, heading]
  const labels = wireLabels(t, record)
  if (tellsMissing(record))
    return [
      {
        key: own,
        header: recordWords(t, record).labelOf(heading),
        rowHeader: true,
        sortable: sort.includes(own),
        cell: (row) => nameCell(t, record, row, mayEdit),
      },
    ]
  const first: ListColumn<Row> = {
    key: own,
    header: labels[own],
    rowHeader: true,
    sortable: sort.includes(own),
    cell: (row) => <RowLink to={mayEdit && record.at.edit(row.id)}>{textOf(row[own])}</RowLink>,
  }
  if (!other) return [first]
  return [
    first,
    {
      key: other,
      header: labels[other],
      sortable: sort.includes(other),
      cell: (row) => <span lang={chinese ? 'en-US' : 'zh-CN'}>{textOf(row[other])}</span>,
    },
  ]
}
