import { fieldLabels } from '../field-labels.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { ListColumn } from './list-columns.ts'
import { RowLink } from './row-link.tsx'

interface Named {
  id: number
  code: string
  name: string
  nameEn: string
}

/** What a thing with a name in both languages is listed by; the reader's own language comes first and leads there. */
export function useNameColumns<Row extends Named>(edit: string | false): ListColumn<Row>[] {
  const t = useT()
  const labels = fieldLabels(t, 'name', 'nameEn', 'code')
  const chinese = t.locale === 'zh-CN'
  const [own, other] = chinese ? (['name', 'nameEn'] as const) : (['nameEn', 'name'] as const)
  return [
    {
      key: own,
      header: labels[own],
      rowHeader: true,
      sortable: true,
      cell: (row) => <RowLink to={edit && `${edit}?id=${row.id}`}>{row[own]}</RowLink>,
    },
    {
      key: other,
      header: labels[other],
      sortable: true,
      cell: (row) => <span lang={chinese ? 'en-US' : 'zh-CN'}>{row[other]}</span>,
    },
    { key: 'code', header: labels.code, sortable: true, cell: ({ code }) => <code>{code}</code> },
  ]
}
