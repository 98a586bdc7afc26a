import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  /** Lighter text at the end of the summary line. */
  note?: ReactNode
  open?: boolean
  /** Disclosures of one group close each other. */
  group?: string
  children: ReactNode
}

export const Disclosure = ({ summary, note, open, group, children }: DisclosureProps) => (
  <details open={open} name={group} className={styles.disclosure}>
    <summary className={styles.summary}>
      {summary}
      {note && <span className={styles.note}>{note}</span>}
      <Icon name="chevron-down" size={16} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
