import { useId } from 'react'
import { useSearchParams } from '#platform/web/router.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './filter-input.module.css'

/** A day or one exact value within the filter of a list. */
export function FilterInput({ name, label, type }: { name: string; label: string; type: 'date' | 'text' }) {
  const [query] = useSearchParams()
  const id = useId()
  return (
    <span className={styles.filter}>
      <label htmlFor={id} className="muted">
        {label}
      </label>
      <TextInput id={id} name={name} type={type} defaultValue={query.get(name) ?? ''} autoComplete="off" />
    </span>
  )
}

/** From one day to another; they stay side by side. */
export const FilterDays = ({ from, to }: { from: string; to: string }) => (
  <span className={styles.days}>
    <FilterInput type="date" name="from" label={from} />
    <FilterInput type="date" name="to" label={to} />
  </span>
)
