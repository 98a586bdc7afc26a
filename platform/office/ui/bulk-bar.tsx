import { type ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import styles from './admin-list.module.css'

export interface BulkAction {
  /** What the page's action gets as `intent`, beside `ids`. */
  intent: string
  label: string
  danger?: boolean
}

interface BulkBarProps {
  bulk: readonly BulkAction[]
  chosen: number
  notice: ReactNode
  /** What the actions take along. */
  children: ReactNode
}

export function BulkBar({ bulk, chosen, notice, children }: BulkBarProps) {
  const t = useT()
  return (
    <div className={styles.bulk} role="group" aria-label={t('adminForm.bulk')}>
      {notice}
      <span role="status">{chosen > 0 ? t('adminForm.chosen', { count: chosen }) : t('adminForm.bulk')}</span>
      {children}
      {bulk.map(({ intent, label, danger }) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          size="sm"
          variant={danger ? 'danger' : 'secondary'}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
