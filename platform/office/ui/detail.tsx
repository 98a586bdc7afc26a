import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { BackLink } from './back-link.tsx'
import { RefusedNotice, type Typed } from './refused-notice.tsx'
import styles from './detail.module.css'

interface DetailProps {
  back: { href: string; label: string }
  title: string
  /** Beside the title: states. */
  marks?: ReactNode
  /** What can be done, and facts, beside the rest. */
  aside: ReactNode
  /** Where there is one column: the aside says more about it and holds nothing to be done first. */
  asideLast?: boolean
  /** Below the aside, and after everything where there is one column. */
  more?: ReactNode
  /** What was typed for a step that is no longer possible. */
  lost?: readonly Typed[]
  children: ReactNode
}

/** One thing with everything that belongs to it: what happened on the left, what to do on the right. */
export function Detail({ back, title, marks, aside, asideLast, more, lost, children }: DetailProps) {
  return (
    <div className="stack">
      <header className="stack tight">
        <BackLink href={back.href}>{back.label}</BackLink>
        <div className={styles.head}>
          <h1>{title}</h1>
          {marks}
        </div>
      </header>
      <RefusedNotice lost={lost} />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={classNames(styles.aside, asideLast && styles.last)}>{aside}</aside>
        {more && <div className={classNames(styles.aside, styles.last)}>{more}</div>}
      </div>
    </div>
  )
}
