import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  labelHidden?: boolean
  /** Absent while the end is unknown. */
  value?: number
  max?: number
  valueText?: string
  className?: string
}

export const ProgressBar = ({ label, labelHidden, value, max = 100, valueText, className }: ProgressBarProps) => {
  const id = useId()
  return (
    <div className={classNames(styles.progress, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {valueText && <span className={styles.value}>{valueText}</span>}
      <progress id={id} value={value} max={max} className={styles.bar} />
    </div>
  )
}
