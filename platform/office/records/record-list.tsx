import type { ReactNode } from 'react'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { ListLinks } from '../tables/list-links.tsx'
import { AdminList } from '../ui/admin-list.tsx'
import type { BulkAction } from '../ui/bulk-bar.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import type { ListColumn } from '../ui/list-columns.ts'
import { useMay } from '../visit.ts'
import { filteredField, knownFilters } from './filtered-field.ts'
import type { RecordChoices } from './calls.ts'
import { recordWords } from './form-words.ts'
import { isPublished, type RecordNoun, type RowOf } from './record.ts'
import type { listLoader } from './record-page.ts'
import { nameIn } from './record-words.ts'
import { isInTables } from './table-calls.ts'
import { useRecordColumns, type Cells } from './use-record-columns.tsx'

interface RecordListProps<R extends RecordNoun> {
  record: R
  cells?: Cells<R>
  /** The columns of the table with something changed about them. */
  adjust?: (columns: ListColumn<RowOf<R>>[], mayEdit: boolean) => ListColumn<RowOf<R>>[]
  /** What the list does with chosen rows, beside or in place of deleting them. */
  bulk?: readonly { intent: string; label: PlainKey }[]
  removable?: boolean
}

const publishing = [
  { intent: 'publish', label: 'adminContent.publishNow' },
  { intent: 'withdraw', label: 'adminContent.withdraw' },
] as const

/** The list of a record noun. */
export function RecordList<const R extends RecordNoun>(props: RecordListProps<R>) {
  const { record, cells, adjust = (columns) => columns, removable = true } = props
  const { bulk = isPublished(record) ? publishing : [] } = props
  const t = useT()
  const mayEdit = useMay(record.edit)
  const { page, views, choices } = usePageData<ReturnType<typeof listLoader<R>>>()
  const columns = useRecordColumns({ record, mayEdit, choices, cells })
  const actions: BulkAction[] = bulk.map(({ intent, label }) => ({ intent, label: t(label) }))
  return (
    <AdminList<RowOf<R>>
      title={t(`${record.texts}.title`)}
      page={page}
      views={record.sort && views}
      links={isInTables(record) && <ListLinks list={record.at.path} importAt={mayEdit && record.at.import()} />}
      tabs={record.about && <p className="muted">{t(record.about)}</p>}
      columns={adjust(columns, mayEdit)}
      rowName={(row) => nameIn(t, record, row)}
      add={mayEdit && { href: record.at.edit(), label: t(`${record.texts}.add`) }}
      filters={record.filters && <Filters record={record} choices={choices} />}
      bulk={mayEdit ? actions : []}
      removable={removable && mayEdit}
    />
  )
}

function Filters({ record, choices }: { record: RecordNoun; choices: RecordChoices }): ReactNode {
  const t = useT()
  const words = recordWords(t, record)
  const optionsOf = (name: string) => {
    const of = filteredField(record, name)
    const field = record.fields[of ?? '']
    if (!of || !field)
      return Object.entries(knownFilters[name] ?? {}).map(([value, label]) => ({ value, label: t(label) }))
    if (field.kind === 'choice' || field.kind === 'choices')
      return field.of.map((value) => ({ value, label: words.choiceText(of, value) }))
    if (field.kind === 'tick')
      return [
        { value: '1', label: t('adminForm.yes') },
        { value: '0', label: t('adminForm.no') },
      ]
    return (choices[of] ?? []).map(({ value, name: zh, nameEn }) => ({
      value,
      label: localised(t.locale, zh, nameEn).text,
    }))
  }
  return Object.entries(record.filters ?? {}).map(([name, filter]) => (
    <FilterSelect
      key={name}
      name={name}
      label={t(typeof filter === 'string' ? filter : filter.label)}
      options={optionsOf(name)}
    />
  ))
}
