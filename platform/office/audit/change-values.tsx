import type { AuditEntry } from './contract.ts'
import { fieldLabels, type FieldName } from '../field-labels.ts'
import { useT } from '#platform/web/i18n.tsx'
import { wireLabels } from '../records/form-words.ts'
import { recordOf } from '../records/registry.ts'
import { changesOf } from './changes.ts'
import { valueText } from './value-text.ts'
import styles from './audit.module.css'

export function ChangeValues({ entry }: { entry: AuditEntry }) {
  const t = useT()
  const changes = changesOf(entry)
  if (changes.length === 0) return <span className="muted">{t('adminAudit.noChange')}</span>
  const all = Object.keys({ ...entry.before, ...entry.after }) as FieldName[]
  const record = recordOf(entry.noun)
  const labels: Record<string, string> = { ...fieldLabels(t, ...all), ...(record && wireLabels(t, record)) }
  const textOf = valueText(t, entry)
  return (
    <details>
      <summary className={styles.summary}>{t('adminAudit.fields', { count: changes.length })}</summary>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{t('adminAudit.field')}</th>
            {entry.before && <th scope="col">{t('adminAudit.before')}</th>}
            {entry.after && <th scope="col">{t('adminAudit.after')}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              {entry.before && <td>{textOf(name, before, entry.before)}</td>}
              {entry.after && <td>{textOf(name, after, entry.after)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
