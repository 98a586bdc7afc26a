import type { ReactNode } from 'react'
import { useMay } from '../visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import type { PublishState, RecordNoun } from './record.ts'
import type { SavedRecord } from './record-field.tsx'
import { StateBadge } from './state-badge.tsx'
import styles from './records.module.css'

interface RecordHeadProps {
  record: RecordNoun
  saved: SavedRecord
  /** Shown with what was changed and not saved. */
  drafted: boolean
  /** Ways that only this noun has. */
  children: ReactNode
}

/** Whether the thing is public, and the ways to its preview and its past. */
export function RecordHead({ record: { at, seenAt, edit }, saved, drafted, children }: RecordHeadProps) {
  const t = useT()
  const mayEdit = useMay(edit)
  const { state, publishedAt } = saved as { state?: PublishState; publishedAt?: string | null }
  return (
    <div className={styles.head}>
      {state && <StateBadge state={state} publishedAt={publishedAt ?? null} />}
      <span className="muted">{t('adminContent.version', { version: saved.version })}</span>
      <div className={styles.ways}>
        {children}
        {seenAt && !mayEdit && (
          <LinkButton size="sm" icon="eye" href={at.preview(saved.id)}>
            {t('adminContent.preview')}
          </LinkButton>
        )}
        <LinkButton size="sm" icon="clock" href={at.versions(saved.id)}>
          {t('adminContent.versions')}
        </LinkButton>
      </div>
      {drafted && <DraftNotice id={saved.id} className={styles.drafted} />}
    </div>
  )
}
