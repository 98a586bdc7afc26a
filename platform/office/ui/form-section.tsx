import type { ReactNode } from 'react'
import styles from './form-section.module.css'

interface FormSectionProps {
  /** Of the address: `#properties`. */
  id: string
  title: string
  hint?: string
  children: ReactNode
}

/** A part of a long form. */
export const FormSection = ({ id, title, hint, children }: FormSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p className="muted">{hint}</p>}
    </div>
    {children}
  </section>
)

/** The parts of a long form, to jump to. */
export const FormParts = ({ label, parts }: { label: string; parts: readonly { id: string; title: string }[] }) => (
  <nav aria-label={label} className={styles.parts}>
    {parts.map(({ id, title }) => (
      <a key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </nav>
)
