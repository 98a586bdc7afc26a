import type { ImportInfo, ImportRow } from './contract.ts'
import { ChangeList } from '#platform/office/tables/change-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './imports.module.css'

interface RowChangesProps {
  row: ImportRow
  info: ImportInfo
  nameOf: (field: string) => string
}

/** Former and new value of each cell; cells with errors can be written anew right here. */
export function RowChanges({ row, info, nameOf }: RowChangesProps) {
  const changes = row.changes.filter(({ field }) => !(field in row.problems))
  const problems = Object.entries(row.problems)
  const isSame = changes.length === 0 && problems.length === 0
  return (
    // One box, because a phone puts the name of the column beside it.
    <div className={styles.cell}>
      {problems.length > 0 && <Correction row={row} info={info} nameOf={nameOf} />}
      {isSame && row.note && <span className="muted">{row.note}</span>}
      {(changes.length > 0 || (isSame && !row.note)) && <ChangeList changes={changes} nameOf={nameOf} />}
    </div>
  )
}

function Correction({ row, info, nameOf }: RowChangesProps) {
  const t = useT()
  // A column that is left out means nothing, like what is wrong with the row as a whole: no cell belongs to it.
  const cellOf = (field: string) =>
    field !== '' && info.mapping.includes(field) ? (row.cells[info.mapping.indexOf(field)] ?? '') : undefined
  const problems = Object.entries(row.problems)
  const open = info.state === 'checked'
  return (
    <form method="post" className={styles.correct}>
      <input type="hidden" name="row" value={row.row} />
      {problems.map(([field, message]) => {
        const name = field === '' ? t('adminTables.wholeRow') : nameOf(field)
        const text = cellOf(field)
        return (
          <div key={field}>
            <span>{name}</span>
            {text !== undefined &&
              (open ? (
                <TextInput name={`cell.${field}`} defaultValue={text} aria-label={name} aria-invalid />
              ) : (
                <span>{text}</span>
              ))}
            <span className={styles.wrong}>{message}</span>
          </div>
        )
      })}
      {open && problems.some(([field]) => cellOf(field) !== undefined) && (
        <Button type="submit" name="intent" value="correct" size="sm">
          {t('adminImports.correct')}
        </Button>
      )}
    </form>
  )
}
