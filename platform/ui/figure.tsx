import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './figure.module.css'

interface FigureLook {
  size?: 'md' | 'lg' | 'xl'
  className?: string
}

interface PriceFigureProps extends FigureLook {
  /** Formatted amount; `undefined` shows `absentText`. */
  amount?: string
  /** Such as `/MT`. */
  per?: string
  /** Lighter line below, such as whether tax is in it. */
  note?: ReactNode
  absentText: ReactNode
}

export const PriceFigure = ({ amount, per, note, absentText, size = 'md', className }: PriceFigureProps) =>
  amount === undefined ? (
    <span className={classNames(styles.absent, className)}>{absentText}</span>
  ) : (
    <span className={classNames(styles.figure, styles[size], className)}>
      {amount}
      {per && <span className={styles.unit}>{` ${per}`}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )

interface QuantityFigureProps extends FigureLook {
  value: ReactNode
  unit?: string
  /** Lighter line below, such as the same weight in bags. */
  note?: ReactNode
}

export const QuantityFigure = ({ value, unit, note, size = 'md', className }: QuantityFigureProps) => (
  <span className={classNames(styles.figure, styles[size], className)}>
    {value}
    {unit && <span className={styles.unit}>{` ${unit}`}</span>}
    {note && <span className={styles.note}>{note}</span>}
  </span>
)
