import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './steps.module.css'

interface StepperProps {
  label: string
  steps: readonly { label: string; note?: ReactNode }[]
  /** Index of the step under way; equal to the number of steps when all are done. */
  current: number
  /** Read out after a finished step. */
  doneText: string
}

export const Stepper = ({ label, steps, current, doneText }: StepperProps) => (
  <ol aria-label={label} className={styles.stepper}>
    {steps.map((step, index) => (
      <li
        key={step.label}
        aria-current={index === current ? 'step' : undefined}
        className={classNames(styles.step, index < current && styles.done)}
      >
        <span className={styles.mark} aria-hidden>
          {index < current ? <Icon name="check" size={16} /> : index + 1}
        </span>
        <span className={styles.label}>
          {step.label}
          {index < current && <span className="visually-hidden"> {doneText}</span>}
          {step.note && <span className={styles.note}>{step.note}</span>}
        </span>
      </li>
    ))}
  </ol>
)

interface TimelineProps {
  items: readonly { key: string | number; title: ReactNode; time?: string; children?: ReactNode; icon?: IconName }[]
}

/** Newest first; the first one stands out. */
export const Timeline = ({ items }: TimelineProps) => (
  <ol className={styles.timeline}>
    {items.map((item) => (
      <li key={item.key} className={styles.event}>
        <span className={styles.node} aria-hidden>
          {item.icon && <Icon name={item.icon} size={16} />}
        </span>
        <div className={styles.title}>{item.title}</div>
        {item.time && <time className={styles.note}>{item.time}</time>}
        {item.children}
      </li>
    ))}
  </ol>
)
