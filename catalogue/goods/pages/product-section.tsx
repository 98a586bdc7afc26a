import type { ReactNode } from 'react'
import styles from './product-section.module.css'

interface ProductSectionProps {
  /** The address of the part within the page. */
  id: string
  title: string
  intro?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

export const ProductSection = ({ id, title, intro, actions, children }: ProductSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <div className="split">
      <h2 id={`${id}-title`}>{title}</h2>
      {actions}
    </div>
    {intro && <p className={styles.intro}>{intro}</p>}
    {children}
  </section>
)
