import { empty } from '#platform/texts/format.ts'
import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { categoryRecord } from './record.ts'
import styles from './categories.module.css'

type CategoryRow = RowOf<typeof categoryRecord>

export const loader = listLoader(categoryRecord)
export const action = recordAction(categoryRecord)

/** What stands below another category. */
const indented =
  ({ cell }: ListColumn<CategoryRow>) =>
  (row: CategoryRow) => <span className={row.parentId === null ? styles.root : styles.below}>{cell(row)}</span>

export default function CategoryListPage() {
  return (
    <RecordList
      record={categoryRecord}
      cells={{ children: ({ children, parentId }) => (parentId === null ? children : empty) }}
      adjust={(columns) => columns.map((column) => (column.rowHeader ? { ...column, cell: indented(column) } : column))}
    />
  )
}
