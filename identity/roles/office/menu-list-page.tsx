import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { nameIn } from '#platform/office/records/record-words.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import type { AdminAction } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { menuRecord } from './menu-record.ts'
import styles from './menu.module.css'

type MenuItem = RowOf<typeof menuRecord>

const remove = recordAction(menuRecord)

export const loader = listLoader(menuRecord)

export const action: AdminAction = async (visit) => {
  const [direction, id = ''] = textOf(visit.form, 'intent').split(' ')
  if (direction !== 'up' && direction !== 'down') return remove(visit)
  const { changeId } = await visit.api.menu.move({ id, direction })
  return redirect(doneAt(menuRecord.at.path, 'changed', changeId), 303)
}

/** What stands below a heading. */
const indented =
  ({ cell }: ListColumn<MenuItem>) =>
  (row: MenuItem) => <span className={row.parentId === null ? undefined : styles.leaf}>{cell(row)}</span>

export default function MenuListPage() {
  const t = useT()
  return (
    <RecordList
      record={menuRecord}
      cells={{ url: ({ url }) => url ?? t('adminMenu.heading'), order: (row) => <MoveButtons item={row} /> }}
      adjust={(columns, mayEdit) =>
        columns
          .filter(({ key }) => mayEdit || key !== 'order')
          .map((column) => (column.rowHeader ? { ...column, cell: indented(column) } : column))
      }
    />
  )
}

const buttons = [
  ['up', 'arrow-up', 'adminMenu.up'],
  ['down', 'arrow-down', 'adminMenu.down'],
] as const

function MoveButtons({ item }: { item: MenuItem }) {
  const t = useT()
  const name = nameIn(t, menuRecord, item)
  return (
    <span className="cluster">
      {buttons.map(([direction, icon, label]) => (
        <IconButton
          key={direction}
          type="submit"
          name="intent"
          value={`${direction} ${item.id}`}
          size="sm"
          icon={icon}
          label={t(label, { name })}
        />
      ))}
    </span>
  )
}
