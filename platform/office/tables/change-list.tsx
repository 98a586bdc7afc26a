import { empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import styles from './tables.module.css'

export interface CellChange {
  field: string
  before: string
  after: string
}

/** Former and new value of each cell. */
export function ChangeList({ changes, nameOf }: { changes: readonly CellChange[]; nameOf: (field: string) => string }) {
  const t = useT()
  if (changes.length === 0) return <span className="muted">{t('adminTables.noChange')}</span>
  return (
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
            <ins className={styles.after}>{after || empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
