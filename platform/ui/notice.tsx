import { useState, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'
import tones from './tones.module.css'

interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** With a label it can be dismissed, otherwise it stays. */
  dismissLabel?: string
  onDismiss?: () => void
  /** Edge to edge, without corners: a page banner. */
  banner?: boolean
  className?: string
}

const icons: Record<NonNullable<NoticeProps['kind']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

export const Notice = (props: NoticeProps) => {
  const { kind = 'info', title, children, actions, dismissLabel, onDismiss, banner, className } = props
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  const dismiss = () => {
    setDismissed(true)
    onDismiss?.()
  }
  return (
    <div
      className={classNames(styles.notice, tones[kind === 'info' ? 'brand' : kind], banner && styles.banner, className)}
    >
      <Icon name={icons[kind]} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {dismissLabel && (
        <IconButton icon="close" size="sm" label={dismissLabel} onClick={dismiss} className={styles.dismiss} />
      )}
    </div>
  )
}
