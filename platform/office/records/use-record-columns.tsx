import type { ReactNode } from 'react'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { fieldLabels } from '../field-labels.ts'
import type { ListColumn } from '../ui/list-columns.ts'
import { RowLink } from '../ui/row-link.tsx'
import { isPair, type RecordField } from './fields.ts'
import { recordWords } from './form-words.ts'
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
  const { fields, heading, counts = {}, headers = {}, sort = [], optional = [] } = record
  const words = recordWords(t, record)
  const keyOf = (name: string): PlainKey | undefined => headers[name] ?? counts[name]
  const headerOf = (name: string) => {
    const key = keyOf(name)
    return key ? t(key) : words.labelOf(name)
  }
  const common = (name: string) => ({
    key: name,
    header: headerOf(name),
    sortable: sort.includes(name),
    optional: optional.includes(name),
  })
  const named = (): ListColumn<Row>[] => {
    const to = (row: Row) => mayEdit && record.at.edit(row.id)
    const field = fields[heading]
    if (!field || !isPair(field))
      return [
        { ...common(heading), rowHeader: true, cell: (row) => <RowLink to={to(row)}>{textOf(row[heading])}</RowLink> },
      ]
    const chinese = t.locale === 'zh-CN'
    const english = `${heading}En`
    const [own, other] = chinese ? [heading, english] : [english, heading]
    const labels: Record<string, string> = field.label
      ? {
          [heading]: t('adminForm.inChinese', { field: t(field.label) }),
          [english]: t('adminForm.inEnglish', { field: t(field.label) }),
        }
      : fieldLabels(t, heading as 'name', `${heading as 'name'}En`)
    return [
      {
        ...common(own),
        header: labels[own],
        rowHeader: true,
        cell: (row) => <RowLink to={to(row)}>{textOf(row[own])}</RowLink>,
      },
      {
        ...common(other),
        header: labels[other],
        cell: (row) => <span lang={chinese ? 'en-US' : 'zh-CN'}>{textOf(row[other])}</span>,
      },
    ]
  }
  const shown = (name: string, value: unknown): ReactNode =>
    valueCell(fields[name], value, (each) => words.choiceText(name, each), {
      yes: t('adminForm.yes'),
      no: t('adminForm.no'),
      between: t.locale === 'zh-CN' ? '、' : ', ',
    })
  const columns = record.columns.flatMap((name): ListColumn<Row>[] => {
    if (name === heading) return named()
    const own = cells[name] as ((row: Row) => ReactNode) | undefined
    const numeric = name in counts || fields[name]?.kind === 'whole'
    return [{ ...common(name), numeric, cell: own ?? ((row) => shown(name, row[name])) }]
  })
  return columns as unknown as ListColumn<RowOf<R>>[]
}

const textOf = (value: unknown) => (value === null || value === undefined || value === '' ? '-' : String(value))

interface Words {
  yes: string
  no: string
  between: string
}

function valueCell(
  field: RecordField | undefined,
  value: unknown,
  choiceText: (value: string | number) => string,
  { yes, no, between }: Words,
): ReactNode {
  if (!field) return typeof value === 'number' ? value.toLocaleString('en-US') : textOf(value)
  switch (field.kind) {
    case 'tick':
      return value ? <Badge tone="brand">{yes}</Badge> : no
    case 'choice':
      return choiceText(value as string)
    case 'choices':
      return (value as string[]).map(choiceText).join(between) || '-'
    case 'words':
    case 'lines':
      return (value as string[]).join(', ') || '-'
    case 'line':
      return field.pattern ? <code>{textOf(value)}</code> : textOf(value)
    default:
      return textOf(value)
  }
}
