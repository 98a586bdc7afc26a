import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SavedFilter } from '#platform/office/found.ts'
import type { Page } from '#platform/contract/paging.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { useRefused, type Refused } from '#platform/web/page.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { shownColumns, sortLink, type ListColumn } from './list-columns.ts'
import { ListFilter } from './list-filter.tsx'
import { ListViews } from './list-views.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { useListKeys } from './use-list-keys.ts'
import { BulkBar, type BulkAction } from './bulk-bar.tsx'
import styles from './admin-list.module.css'

interface AdminListProps<Row extends { id: number }> {
  title: string
  page: Page<Row>
  columns: readonly ListColumn<Row>[]
  /** What the row is called, for its checkbox. */
  rowName: (row: Row) => string
  /** Fields of the filter beside the search text; their names are those of the call's input. */
  filters?: ReactNode
  /** A list that comes whole has none, and nothing to filter by. */
  views?: readonly SavedFilter[]
  bulk?: readonly BulkAction[]
  /** What the actions take along, such as who gets the chosen rows. */
  bulkFields?: ReactNode
  /** Chosen rows can be deleted: `remove`. */
  removable?: boolean
  add?: { href: string; label: string } | false
  /** Above the filter: what the list is for, or the list by states. */
  tabs?: ReactNode
  /** Between filter and rows: what the list comes to. */
  summary?: ReactNode
  /** Links beside the title. */
  links?: ReactNode
}

/** A list of any noun: filter, saved views, columns, order, pages, chosen rows and keys. Its state is the address. */
export function AdminList<Row extends { id: number }>(props: AdminListProps<Row>) {
  const { title, page, columns, rowName, filters, views, bulkFields, removable, add, links, tabs, summary } = props
  const t = useT()
  const remove: BulkAction = { intent: 'remove', label: t('adminForm.delete'), danger: true }
  const bulk = [...(props.bulk ?? []), ...(removable ? [remove] : [])]
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(0)
  const outcome = useRefused()
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="ids"]') ?? [])]
  const count = () => setChosen(boxes().filter((box) => box.checked).length)
  useEffect(() => {
    // What was refused can be tried again with other rows: the choice stays.
    if (!outcome) form.current?.reset()
    count()
  }, [page, outcome])
  useListKeys()
  // Beside the buttons that were pressed, however far down; a list without chosen rows has none.
  const atRows = chosen > 0 && outcome?.typed['intent'] !== 'saveFilter'
  const refused = <RefusedNotice about={inUse(page.list, outcome).map(rowName)} />
  const chooseAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked
  }
  const chooser: ListColumn<Row> = {
    key: 'chosen',
    header: <ChooseAll onChange={chooseAll} />,
    cell: (row) => <ChooseRow id={row.id} name={rowName(row)} />,
  }
  const shown = shownColumns(columns, query).map((column) => ({ ...column, sort: sortLink(column, query) }))
  return (
    <div className="stack">
      <ListHead title={title} links={links} add={add} />
      {!atRows && refused}
      {tabs}
      {views && <ListFilter columns={columns} filters={filters} />}
      {views && <ListViews views={views} />}
      {summary}
      {page.list.length === 0 ? (
        <NoRows add={add} filtered={query.size > 0} />
      ) : (
        <form method="post" ref={form} onChange={count} className={styles.rows}>
          <Table
            caption={title}
            captionHidden
            columns={bulk.length > 0 ? [chooser, ...shown] : shown}
            rows={page.list}
            rowKey={({ id }) => id}
          />
          {bulk.length > 0 && (
            <BulkBar bulk={bulk} chosen={chosen} notice={atRows && refused}>
              {bulkFields}
            </BulkBar>
          )}
        </form>
      )}
      {views && <ListPages page={page.page} limit={page.limit} totalCount={page.totalCount} />}
    </div>
  )
}

/** The rows that the answer to a refused deletion names. */
function inUse<Row extends { id: number }>(rows: readonly Row[], outcome: Refused | undefined): Row[] {
  const { inUse: ids = '' } = (outcome?.refused.data ?? {}) as { inUse?: string }
  const named = new Set(ids.split(','))
  return rows.filter(({ id }) => named.has(String(id)))
}

interface ListHeadProps {
  title: string
  links: ReactNode
  add: { href: string; label: string } | false | undefined
}

const ListHead = ({ title, links, add }: ListHeadProps) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {links}
    {add && (
      <LinkButton href={add.href} variant="primary" icon="plus" data-new="">
        {add.label}
      </LinkButton>
    )}
  </div>
)

function NoRows({ add, filtered }: { add: { href: string; label: string } | false | undefined; filtered: boolean }) {
  const t = useT()
  return (
    <EmptyState
      title={t(filtered ? 'adminForm.nothing' : 'adminForm.empty')}
      actions={!filtered && add && <LinkButton href={add.href}>{add.label}</LinkButton>}
    >
      {filtered && t('adminForm.nothingText')}
    </EmptyState>
  )
}

function ChooseAll({ onChange }: { onChange: (checked: boolean) => void }) {
  const t = useT()
  return (
    <input type="checkbox" aria-label={t('adminForm.chooseAll')} onChange={(event) => onChange(event.target.checked)} />
  )
}

function ChooseRow({ id, name }: { id: number; name: string }) {
  const t = useT()
  return <input type="checkbox" name="ids" value={id} aria-label={t('adminForm.chooseRow', { name })} />
}
