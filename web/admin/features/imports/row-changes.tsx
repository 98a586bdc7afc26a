import type { ImportInfo, ImportRow } from '#contract/operator/imports.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/input.tsx'
import styles from './imports.module.css'

interface RowChangesProps {
  row: ImportRow
  info: ImportInfo
  nameOf: (field: string) => string
}

/** Former and new value of each cell; cells with errors can be written anew right here. */
export function RowChanges({ row, info, nameOf }: RowChangesProps) {
  const t = useT()
  const changes = row.changes.filter(({ field }) => !(field in row.problems))
  const problems = Object.entries(row.problems)
  return (
    <>
      {problems.length > 0 && <Correction row={row} info={info} nameOf={nameOf} />}
      {changes.length === 0 && problems.length === 0 && <span className="muted">{t('adminImports.noChange')}</span>}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{nameOf(field)}</dt>
              <dd>
                {before && (
                  <>
                    <del className={styles.before}>{before}</del> <span className={styles.arrow}>→</span>{' '}
                  </>
                )}
                <ins className={styles.after}>{after || '-'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Correction({ row, info, nameOf }: RowChangesProps) {
  const t = useT()
  const open = info.state === 'checked'
  const textOf = (field: string) => row.cells[info.mapping.indexOf(field)] ?? ''
  return (
    <form method="post" className={styles.correct}>
      <input type="hidden" name="row" value={row.row} />
      {Object.entries(row.problems).map(([field, message]) => {
        const name = field === '' ? t('adminImports.wholeRow') : nameOf(field)
        const editable = open && info.mapping.includes(field)
        return [
          <span key={`${field} name`}>{name}</span>,
          editable ? (
            <TextInput
              key={`${field} cell`}
              name={`cell.${field}`}
              defaultValue={textOf(field)}
              aria-label={name}
              aria-invalid
            />
          ) : (
            <span key={`${field} cell`}>{textOf(field)}</span>
          ),
          <span key={`${field} message`} className={styles.wrong}>
            {message}
          </span>,
        ]
      })}
      {open && Object.keys(row.problems).some((field) => info.mapping.includes(field)) && (
        <Button type="submit" name="intent" value="correct" size="sm">
          {t('adminImports.correct')}
        </Button>
      )}
    </form>
  )
}
