import { Suspense, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './home-section.module.css'

interface HomeSectionProps {
  title: string
  /** A line below the title. */
  note?: ReactNode
  more?: { href: string; label: string }
  children: ReactNode
}

/**
 * One band of the first page: what it is, where there is more, and a little of it. React takes each over by itself, so that
 * a slow phone is not held by all of them at once.
 */
export const HomeSection = ({ title, note, more, children }: HomeSectionProps) => (
  <Suspense>
    <section className={`far ${styles.section}`}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {more && (
          <a href={more.href}>
            {more.label}
            <Icon name="arrow-right" size={16} />
          </a>
        )}
      </header>
      {children}
    </section>
  </Suspense>
)
