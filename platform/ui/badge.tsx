import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './badge.module.css'
import tones from './tones.module.css'

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

/** A state, such as an order's. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles.badge, tones[tone])}>{children}</span>
)

/** A quality of a thing, such as a grade or a certificate. */
export const Tag = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles.tag, tones[tone])}>{children}</span>
)

/** Unread or item count; nothing at zero, `99+` beyond. The label says what is counted. */
export const CountBadge = ({ count, label }: { count: number; label?: string }) =>
  count > 0 ? (
    <span className={styles.count} data-count>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  ) : null

interface ChipProps {
  children: ReactNode
  removeLabel?: string
  /** The page without this choice; used when given, else `onRemove`. */
  removeHref?: string
  onRemove?: () => void
}

/** A choice that is set and can be taken away. */
export const Chip = ({ children, removeLabel, removeHref, onRemove }: ChipProps) => (
  <span className={styles.chip}>
    {children}
    {removeHref !== undefined && (
      <a href={removeHref} aria-label={removeLabel} title={removeLabel} className={styles.remove}>
        <Icon name="close" size={16} />
      </a>
    )}
    {removeHref === undefined && onRemove && (
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove} className={styles.remove}>
        <Icon name="close" size={16} />
      </button>
    )}
  </span>
)
