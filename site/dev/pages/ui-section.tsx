import type { ReactNode } from 'react'
import styles from './ui-page.module.css'

export const UiSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>{title}</h2>
    <div className="stack loose">{children}</div>
  </section>
)
