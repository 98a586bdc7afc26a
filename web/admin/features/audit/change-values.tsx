import type { AuditEntry } from '#contract/operator/audit.ts'
import { useT } from '#web/lib/i18n.tsx'
import styles from './audit.module.css'

const shown = (value: unknown) =>
  value === undefined || value === null || value === ''
    ? '-'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** Only what differs; the version says nothing to a reader. */
function differing({ before, after }: AuditEntry): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  names.delete('version')
  return [...names].filter((name) => shown(before?.[name]) !== shown(after?.[name]))
}

export function ChangeValues({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const names = differing(entry)
  if (names.length === 0) return <span className="muted">{t('adminAudit.noChange')}</span>
  return (
    <details>
      <summary className={styles.summary}>{t('adminAudit.fields', { count: names.length })}</summary>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{t('adminAudit.field')}</th>
            {entry.before && <th scope="col">{t('adminAudit.before')}</th>}
            {entry.after && <th scope="col">{t('adminAudit.after')}</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {entry.before && <td>{shown(entry.before[name])}</td>}
              {entry.after && <td>{shown(entry.after[name])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
