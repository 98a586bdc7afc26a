import type { ReactNode } from 'react'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import type { ListColumn } from '../ui/list-columns.ts'
import { RowLink } from '../ui/row-link.tsx'
import { isPair } from './fields.ts'
import { recordWords, wireLabels, type FormWords } from './form-words.ts'
import type { RecordNoun, RowOf } from './record.ts'

type Row = Record<string, unknown> & { id: number }

/** What a list shows in place of a value. */
export type Cells<R extends RecordNoun> = { readonly [name: string]: (row: RowOf<R>) => ReactNode }

/** The columns of a noun's table; its heading leads to the form. */
export function useRecordColumns<R extends RecordNoun>(
  record: R,
  mayEdit: boolean,
  cells: Cells<R> = {},
): ListColumn<RowOf<R>>[] {
  const t = useT()
  const { fields, counts = {}, headers = {}, sort = [], optional = [] } = record
  const words = recordWords(t, record)
  const headerOf = (name: string) => {
    const key = headers[name] ?? counts[name]
    return key ? t(key) : words.labelOf(name)
  }
  const columns = record.columns.flatMap((name): ListColumn<Row>[] => {
    if (name === record.heading) return headingColumns(t, record, mayEdit)
    const own = cells[name] as ((row: Row) => ReactNode) | undefined
    return [
      {
        key: name,
        header: headerOf(name),
        numeric: name in counts || fields[name]?.kind === 'whole',
        sortable: sort.includes(name),
        optional: optional.includes(name),
        cell: own ?? ((row) => valueCell(t, record, words, name, row[name])),
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

const textOf = (value: unknown) => (value === null || value === undefined || value === '' ? '-' : String(value))

function valueCell(
  t: Translator,
  { fields }: RecordNoun,
  { choiceText }: FormWords,
  name: string,
  value: unknown,
): ReactNode {
  const field = fields[name]
  if (!field) return typeof value === 'number' ? value.toLocaleString('en-US') : textOf(value)
  const { kind } = field
  const between = t.locale === 'zh-CN' ? '、' : ', '
  if (kind === 'tick') return value ? <Badge tone="brand">{t('adminForm.yes')}</Badge> : t('adminForm.no')
  if (kind === 'choice') return choiceText(name, value as string)
  if (kind === 'choices') return (value as string[]).map((each) => choiceText(name, each)).join(between) || '-'
  if (kind === 'words' || kind === 'lines') return (value as string[]).join(', ') || '-'
  return kind === 'line' && field.pattern ? <code>{textOf(value)}</code> : textOf(value)
}
