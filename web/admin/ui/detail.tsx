import type { ReactNode } from 'react'
import { useRefused } from '#web/lib/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BackLink } from './back-link.tsx'
import styles from './detail.module.css'

interface DetailProps {
  back: { href: string; label: string }
  title: string
  /** Beside the title: states. */
  marks?: ReactNode
  /** What can be done, and facts, beside the rest. */
  aside: ReactNode
  children: ReactNode
}

/** One thing with everything that belongs to it: what happened on the left, what to do on the right. */
export function Detail({ back, title, marks, aside, children }: DetailProps) {
  const refused = useRefused()?.refused
  return (
    <div className="stack">
      <header className="stack tight">
        <BackLink href={back.href}>{back.label}</BackLink>
        <div className={styles.head}>
          <h1>{title}</h1>
          {marks}
        </div>
      </header>
      {refused && (
        <div role="alert">
          <Notice kind="danger">{Object.values(refused.fields)[0] ?? refused.message}</Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </div>
  )
}
