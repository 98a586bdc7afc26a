import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './description-list.module.css'

interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode; unit?: string }[]
  /** `rows`: term left, value right, a rule below each. `stacked`: term above value, side by side where there is room. */
  layout?: 'rows' | 'stacked'
  className?: string
}

export const DescriptionList = ({ items, layout = 'rows', className }: DescriptionListProps) => (
  <dl className={classNames(styles[layout], className)}>
    {items.map(({ term, value, unit }) => (
      <div key={term} className={styles.item}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>
          {value}
          {unit && <span className={styles.unit}> {unit}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
