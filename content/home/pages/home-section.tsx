import type { ReactNode } from 'react'
import { Band } from '#platform/ui/band.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Drawn, type DrawnPart } from '#platform/web/drawn-part.tsx'
import styles from './home-section.module.css'

interface HomeSectionProps {
  title: string
  /** A line below the title. */
  note?: ReactNode
  more?: { href: string; label: string }
  children: ReactNode
}

/** One band of the first page: what it is, where there is more, and a little of it. */
export const HomeSection = (props: HomeSectionProps) => (
  <Band className={styles.section}>
    <SectionContent {...props} />
  </Band>
)

interface DrawnSectionProps {
  part: DrawnPart | undefined
  styles: CSSModuleClasses[]
}

/** The same where it is links and pictures only: React has nothing to do there. */
export const DrawnSection = ({ part, styles: used }: DrawnSectionProps) =>
  part && <Drawn as="section" part={part} styles={used} className={`far ${styles.section}`} />

export const SectionContent = ({ title, note, more, children }: HomeSectionProps) => (
  <>
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
  </>
)
