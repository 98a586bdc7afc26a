import { empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Table } from '#platform/ui/table.tsx'
import { ChangeList } from '../tables/change-list.tsx'
import { outcomeTones, tableOutcomes } from '../tables/outcomes.ts'
import styles from '../tables/tables.module.css'
import type { TablePreview, TableRow } from './table-calls.ts'

interface TableChangesProps {
  preview: TablePreview
  /** What the fields are called. */
  labels: Readonly<Record<string, string>>
  busy: boolean
  onApply(): void
}

const mostShown = 200

/** What a table would change, what is wrong with it, and the button that changes it. */
export function TableChanges({ preview: { counts, rows, leftOut }, labels, busy, onApply }: TableChangesProps) {
  const t = useT()
  const count = counts.new + counts.changed
  const says = counts.wrong > 0 ? 'fixFirst' : count > 0 ? 'allOrNothing' : 'nothingToDo'
  // What is wrong comes first.
  const shown = rows.toSorted((one, other) => Number(other.outcome === 'wrong') - Number(one.outcome === 'wrong'))
  return (
    <>
      {leftOut.length > 0 && <Notice kind="warning">{t('adminTables.leftOut', { titles: leftOut.join(', ') })}</Notice>}
      <div className={styles.act} role="status">
        <p>{t(`adminTables.${says}`)}</p>
        {tableOutcomes.map((outcome) => (
          <span key={outcome}>
            {t(`adminTables.outcome_${outcome}`)} <Badge tone={outcomeTones[outcome]}>{counts[outcome]}</Badge>
          </span>
        ))}
        {counts.wrong === 0 && count > 0 && (
          <Button variant="primary" busy={busy} onClick={onApply}>
            {t('adminTables.apply', { count })}
          </Button>
        )}
      </div>
      {shown.length > 0 && <Rows rows={shown.slice(0, mostShown)} labels={labels} />}
      {shown.length > mostShown && (
        <p className="muted">{t('adminTables.more', { count: shown.length - mostShown })}</p>
      )}
    </>
  )
}

function Rows({ rows, labels }: { rows: readonly TableRow[]; labels: TableChangesProps['labels'] }) {
  const t = useT()
  const nameOf = (field: string) => labels[field] ?? t('adminTables.wholeRow')
  return (
    <Table
      caption={t('adminTables.changes')}
      captionHidden
      rows={rows}
      rowKey={({ row }) => row}
      columns={[
        // The titles are the first row of the file.
        { key: 'row', header: t('adminTables.row'), numeric: true, cell: ({ row }) => row + 1 },
        { key: 'name', header: t('adminTables.name'), rowHeader: true, cell: ({ name }) => name || empty },
        {
          key: 'outcome',
          header: t('adminTables.state'),
          cell: ({ outcome }) => <Badge tone={outcomeTones[outcome]}>{t(`adminTables.outcome_${outcome}`)}</Badge>,
        },
        {
          key: 'changes',
          header: t('adminTables.changes'),
          cell: ({ outcome, problems, changes }) =>
            outcome === 'wrong' ? (
              <dl className={styles.changes}>
                {Object.entries(problems).map(([field, problem]) => (
                  <div key={field}>
                    <dt>{nameOf(field)}</dt>
                    <dd className={styles.wrong}>{problem}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <ChangeList changes={changes} nameOf={nameOf} />
            ),
        },
      ]}
    />
  )
}
