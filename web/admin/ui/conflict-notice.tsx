import { refusals } from '#contract/errors.ts'
import { dateTime } from '#i18n/format.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useRefused, type Refused } from '#web/lib/page.ts'
import { useLocation } from '#web/lib/router.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './conflict-notice.module.css'

export const isConflict = (refused: Refused['refused'] | undefined) => refused?.code === refusals.CONFLICT.code

interface ConflictNoticeProps {
  saved: object | null
  labels: Record<string, string>
}

/** Who was faster and what differs. The form below keeps what was typed and has the new version already. */
export function ConflictNotice({ saved, labels }: ConflictNoticeProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const outcome = useRefused()
  const { changedBy, changedAt } = (outcome?.refused.data ?? {}) as { changedBy?: string; changedAt?: string }
  const now = (saved ?? {}) as Record<string, unknown>
  const shown = (value: unknown) =>
    value === true ? t('adminForm.yes') : value === false ? t('adminForm.no') : String(value ?? '')
  const typed = (name: string) =>
    typeof now[name] === 'boolean' ? shown(name in (outcome?.typed ?? {})) : (outcome?.typed[name] ?? '')
  const differing = Object.entries(labels).filter(([name]) => typed(name) !== shown(now[name]))
  return (
    <div role="alert">
      <Notice kind="warning" title={t('adminForm.conflictTitle')}>
        <p>
          {changedBy
            ? t('adminForm.conflictBy', { name: changedBy, time: dateTime(changedAt) })
            : t('adminForm.conflictUnknown')}
        </p>
        {differing.length === 0 ? (
          <p>{t('adminForm.conflictSame')}</p>
        ) : (
          <table className={styles.values}>
            <thead>
              <tr>
                <th scope="col">{t('adminAudit.field')}</th>
                <th scope="col">{t('adminForm.conflictYours')}</th>
                <th scope="col">{t('adminForm.conflictSaved')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map(([name, label]) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{typed(name) || '-'}</td>
                  <td>{shown(now[name]) || '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p>
          <a href={pathname + search} data-document="">
            {t('adminForm.conflictTakeTheirs')}
          </a>
        </p>
      </Notice>
    </div>
  )
}
